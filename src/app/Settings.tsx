export default function Settings() {
  return (
    <main className="page">
      <title>Settings — Parlour</title>
      <h1>Settings</h1>
    </main>
  );
}
