import '@exchange/ui/styles.css';
import type { ReactNode } from 'react';
import { region } from '../../exchange.config.ts';
import '../brand.css';
import '../theme.css';
import { BrowserSite } from './BrowserSite.tsx';
import { readTexts, staticPlace } from './staticPlace.ts';

// Runs before the first paint, so that the page does not flash in the other theme. If the browser blocks storage, the
// page follows the system's theme.
const themeScript = `
try {
  const theme = localStorage.getItem('theme');
  if (theme) document.documentElement.dataset.theme = theme;
} catch {}`;

/** The HTML of a page. `segment` is the first segment of its path, if that is a language. */
export async function StaticPage({ segment, children }: { segment?: string; children: ReactNode }) {
  const place = staticPlace(segment);
  const { locale, edition } = place;
  return (
    // The script above changes the element before React hydrates it.
    <html
      lang={region.languageTag(locale, edition)}
      dir={region.textDirection(locale)}
      suppressHydrationWarning
    >
      <head>
        <link rel="icon" href="data:," />
        <script dangerouslySetInnerHTML={{ __html: themeScript }} />
      </head>
      <body>
        <BrowserSite place={place} texts={await readTexts(place)}>
          {children}
        </BrowserSite>
      </body>
    </html>
  );
}
