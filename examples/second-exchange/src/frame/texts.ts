import { createI18n, type I18n } from '@exchange/i18n-loader';
import { fallbackLanguages, region, textsUrl } from '../../exchange.config.ts';
import type { Place } from './place.ts';

/**
 * Loads the texts of a language, and those that it lacks in its fallback languages. Logs a file that cannot be loaded.
 *
 * @param options.origin - of the page, such as `https://app.northwind.example`
 */
export function loadTexts(
  { locale, language }: Place,
  options: { origin: string; fetch?: (url: string) => Promise<Response> },
): Promise<I18n> {
  const { origin, fetch } = options;
  return createI18n({
    locale: region.contentLocale(locale),
    language,
    ns: 'site',
    fallback: fallbackLanguages,
    onError: console.error,
    url: (name) => new URL(textsUrl(name), origin).href,
    ...(fetch && { fetch }),
  });
}
