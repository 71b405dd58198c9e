import type { i18n as I18n } from 'i18next';
import { connections, region } from '../../exchange.config.ts';
import { createServices, type Connections, type Services } from '../services.ts';
import { movedUrl, placeOf, type Place } from './place.ts';
import { loadTexts } from './texts.ts';

/** Services and settings that the page needs before it shows data of the visitor. */
export interface StartedSite {
  place: Place;
  i18n: I18n;
  services: Services;
}

/**
 * Loads the texts of the page's language, and connects the services. Runs once, in the browser.
 * Moves to another address if the edition lacks the language of this one.
 *
 * @param shown - place and texts of the page's HTML, which are not loaded again if its language is
 *   the right one
 * @throws Error if there are no texts, or the services cannot be connected: show `StartFailure`
 */
export async function start(shown?: { place: Place; i18n: I18n }): Promise<StartedSite> {
  const place = placeOf(location, localStorage);
  const { documentElement } = document;
  documentElement.lang = place.language;
  documentElement.dir = region.textDirection(place.locale);
  const moved = movedUrl(location, place);
  if (moved !== undefined) {
    location.replace(moved);
    // The browser leaves this page, so it shows nothing.
    return new Promise<never>(() => {});
  }
  const isShown = shown?.place.locale === place.locale && shown.place.language === place.language;
  const texts = isShown ? shown.i18n : loadTexts(place);
  const [i18n, connections] = await Promise.all([texts, connect()]);
  return { place, i18n, services: createServices(connections, localStorage) };
}

async function connect(): Promise<Connections> {
  const chosen = await connections();
  return chosen.connect(location);
}
