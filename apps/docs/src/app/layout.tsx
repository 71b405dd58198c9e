import '@exchange/ui/styles.css';
import '../styles/site.css';
import '../styles/prose.css';
import '../styles/frame.css';
import '../styles/code.css';
import '../styles/home.css';
import '../styles/kit.css';
import type { Metadata, Viewport } from 'next';
import type { ReactElement, ReactNode } from 'react';
import { areas } from '../content/areas.ts';
import { address, siteName, siteSummary } from '../site/site.ts';
import { CopyCode } from '../frame/CopyCode.tsx';
import { SiteFooter } from '../frame/SiteFooter.tsx';
import { SiteHeader } from '../frame/SiteHeader.tsx';
import { themeScript } from '../frame/theme.ts';

export const metadata: Metadata = {
  title: { default: siteName, template: `%s | ${siteName}` },
  description: siteSummary,
};

export const viewport: Viewport = { colorScheme: 'light dark' };

const links = areas.map(({ title, groups }) => ({
  name: title,
  href: address(groups[0]!.pages[0]!.path),
}));

export default function Layout({ children }: { children: ReactNode }): ReactElement {
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <script dangerouslySetInnerHTML={{ __html: themeScript }} />
      </head>
      <body>
        <a className="skip-link" href="#main">
          Skip to content
        </a>
        <SiteHeader links={links} />
        {children}
        <SiteFooter />
        <CopyCode />
      </body>
    </html>
  );
}
