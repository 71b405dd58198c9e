import { createI18nSync, type I18n } from '@exchange/i18n-loader';
import { contentLocale, languageTag, type LocaleToken } from '@exchange/region-env';
import type { Texts } from './namespaces.ts';

interface TextsOptions {
  locale: LocaleToken;
  /** The texts baked into the page. */
  texts: Texts;
  /** Where newer ones are; undefined while that is unknown, and on hosts that are not ours. */
  url?: (locale: string, ns: string) => string | undefined;
  onError?: (error: Error) => void;
}

/** The texts of a page, there at once; the same while a page is built and while it runs. */
export function createTexts({ locale, texts, url = () => undefined, onError }: TextsOptions): I18n {
  return createI18nSync({
    locale: contentLocale(locale),
    language: languageTag(locale),
    ns: Object.keys(texts),
    resources: texts,
    url,
    onError,
  });
}
