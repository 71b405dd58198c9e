import Link from 'next/link';

export default function Contact() {
  return (
    <main className="page">
      <h1>Contact</h1>
      <Link href="/help">Back to help</Link>
    </main>
  );
}
