import { Button } from '@exchange/ui/button';
import Head from 'next/head';
import Link from 'next/link';

export default function Help() {
  return (
    <main className="page">
      <Head>
        <link rel="icon" href="data:," />
      </Head>
      <h1>Help</h1>
      <Button render={<Link href="/contact" />}>Contact us</Button>
    </main>
  );
}
