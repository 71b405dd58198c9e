import { backupLocale, createI18nSync, type I18n } from '@exchange/i18n-loader';
import type { LocaleToken, Regions } from '../../exchange/regions.ts';
import type { Texts } from './useTexts.ts';

export interface TextsOptions {
  regions: Pick<Regions, 'contentLocale' | 'languageTag'>;
  locale: LocaleToken;
  /** Texts included in the page. */
  texts: Texts;
  /** Returns the URL of newer translations. Undefined until the URL is known, and on untrusted hosts. */
  url?: (locale: string, ns: string) => string | undefined;
  onError?: (error: Error) => void;
}

/** Creates the i18n instance of a page, at build time or in the browser. Its texts are available synchronously. */
export function createTexts({
  regions,
  locale,
  texts,
  url = () => undefined,
  onError,
}: TextsOptions): I18n {
  return createI18nSync({
    locale: regions.contentLocale(locale),
    language: regions.languageTag(locale),
    ns: Object.keys(texts),
    translations: texts,
    url,
    backup: backupLocale,
    onError,
  });
}
