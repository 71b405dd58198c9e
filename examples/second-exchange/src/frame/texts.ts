import { createI18n, createI18nSync, type Texts } from '@exchange/i18n-loader';
import type { i18n as I18n } from 'i18next';
import type english from '../../public/texts/en.json';
import { fallbackLanguages, region, textsUrl } from '../../exchange.config.ts';
import type { Place } from './place.ts';

/** Name of a text. Those of `public/texts/en.json` count, so that a wrong one fails the type check. */
export type TextKey = keyof typeof english;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'site';
    resources: { site: typeof english };
  }
}

/**
 * Loads the texts of a language, and those that it lacks in its fallback languages. Logs a file that cannot be loaded.
 *
 * @param fetch - replaces that of the browser
 * @throws Error if none of them can be loaded, because the page would show the names of its texts
 */
export async function loadTexts(
  place: Place,
  fetch?: (url: string) => Promise<Response>,
): Promise<I18n> {
  const i18n = await createI18n({ ...optionsFor(place), ...(fetch && { fetch }) });
  if (i18n.resolvedLanguage === undefined) throw new Error('No texts could be loaded.');
  return i18n;
}

/** Returns texts that the page already has, without a request. */
export function createTexts(place: Place, texts: Texts): I18n {
  return createI18nSync({ ...optionsFor(place), translations: { site: texts } });
}

function optionsFor({ locale, language }: Place) {
  return {
    locale: region.contentLocale(locale),
    language,
    ns: 'site',
    fallback: fallbackLanguages,
    onError: console.error,
    url: textsUrl,
  };
}
