import '@exchange/ui/styles.css';
import type { ReactNode } from 'react';
import { region } from '../../exchange.config.ts';
import '../brand.css';
import '../theme.css';
import { themeScript } from '../frame/theme.ts';
import { BrowserSite } from './BrowserSite.tsx';
import { localeScript } from './localeScript.ts';
import { readTexts, staticPlace } from './staticPlace.ts';

interface StaticPageProps {
  /** First segment of the page's path, if that is a language. */
  segment?: string;
  /** Whether the host shows the page at any address, in any language. Otherwise it moves to the visitor's language. */
  isAnywhere?: boolean;
  children: ReactNode;
}

/** The HTML of a page. */
export async function StaticPage({ segment, isAnywhere = false, children }: StaticPageProps) {
  const place = staticPlace(segment);
  const script = isAnywhere ? themeScript : `${themeScript}\n${localeScript(place)}`;
  return (
    // The script changes the element before React hydrates it.
    <html lang={place.language} dir={region.textDirection(place.locale)} suppressHydrationWarning>
      <head>
        <link rel="icon" href="data:," />
        <script dangerouslySetInnerHTML={{ __html: script }} />
      </head>
      <body>
        <BrowserSite place={place} texts={await readTexts(place)}>
          {children}
        </BrowserSite>
      </body>
    </html>
  );
}
