import type { I18n } from '@exchange/i18n-loader';
import { connections, region } from '../../exchange.config.ts';
import { createServices, type Connections, type Services } from '../services.ts';
import { placeOf, type Place } from './place.ts';
import { loadTexts } from './texts.ts';

/** What the page needs before it shows anything of the visitor. */
export interface StartedSite {
  place: Place;
  i18n: I18n;
  services: Services;
}

/** Loads the texts of the page's language, and connects the services. Runs once, in the browser. */
export async function start(): Promise<StartedSite> {
  const place = placeOf(location, localStorage);
  const texts = loadTexts(place, { base: new URL('/texts', location.origin).href });
  const [i18n, connections] = await Promise.all([texts, connect()]);
  document.documentElement.lang = region.languageTag(place.locale, place.edition);
  document.documentElement.dir = region.textDirection(place.locale);
  return { place, i18n, services: createServices(connections) };
}

async function connect(): Promise<Connections> {
  const chosen = await connections();
  return chosen.connect(location);
}
