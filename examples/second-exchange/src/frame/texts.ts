import { createI18n, translationUrl, type I18n } from '@exchange/i18n-loader';
import { backupLanguage, region } from '../../exchange.config.ts';
import type { Place } from './place.ts';

/** Loads the texts of a language from `public/texts`, or those of the backup language. Logs a file that cannot be loaded. */
export function loadTexts(
  { locale, edition }: Place,
  options: { base: string; fetch?: (url: string) => Promise<Response> },
): Promise<I18n> {
  const { base, fetch } = options;
  return createI18n({
    locale: region.contentLocale(locale),
    language: region.languageTag(locale, edition),
    ns: 'site',
    backup: backupLanguage,
    onError: console.error,
    url: (lng, ns) => translationUrl({ base, locale: lng, ns, template: '{base}/{lng}.json' }),
    ...(fetch && { fetch }),
  });
}
