import { Footer } from '@exchange/ui/footer';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { OwnHeader } from '../ownHeader';
import { StaticHeader } from '../staticHeader';
import '../site.css';

const columns = [{ title: 'Trade', links: [{ name: 'All markets', href: '/markets' }] }];

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <link rel="icon" href="data:," />
      </head>
      <body>
        <StaticHeader />
        <OwnHeader />
        <main className="page">{children}</main>
        <Footer label="Links" columns={columns} linkComponent={Link} />
      </body>
    </html>
  );
}
