import '@exchange/ui/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { demo, region } from '../exchange.config.ts';
import { realConnections } from './connections.ts';
import { placeOf } from './frame/place.ts';
import { Site } from './frame/Site.tsx';
import { loadTexts } from './frame/texts.ts';
import { createServices } from './services.ts';
import './theme.css';

const place = placeOf(location, localStorage);
const i18n = await loadTexts(place, { base: new URL('/texts', location.origin).href });

async function connect() {
  if (!demo) return realConnections(location);
  const { demoConnections } = await import('./demo/demoConnections.ts');
  // `?app` simulates the exchange's app around the page.
  return demoConnections({ isApp: new URLSearchParams(location.search).has('app') });
}

document.documentElement.lang = region.languageTag(place.locale, place.edition);
document.documentElement.dir = region.textDirection(place.locale);
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Site
      services={createServices(await connect())}
      place={place}
      i18n={i18n}
      reload={() => location.reload()}
    />
  </StrictMode>,
);
