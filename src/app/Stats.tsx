export default function Stats() {
  return (
    <main className="page">
      <title>Stats — Parlour</title>
      <h1>Stats</h1>
    </main>
  );
}
