export default function About() {
  return (
    <main className="page">
      <title>About — Parlour</title>
      <h1>About</h1>
    </main>
  );
}
