import type { EditionOf, LocaleOf, RegionConfig } from '../config.ts';
import type { RegionEnv } from '../regionEnv.ts';

/**
 * Returns the locale in which an edition offers a page of another locale: the same one, otherwise
 * the first one with the same texts, with the same language and script, or with the same language,
 * and otherwise the default of the edition on the domain. That is also the one for a page without a
 * locale.
 */
export function closestLocale<Config extends RegionConfig>(
  region: RegionEnv<Config>,
  edition: EditionOf<Config>,
  locale?: LocaleOf<Config>,
  domain?: string,
): LocaleOf<Config> {
  const fallback = region.defaultLocale(edition, domain);
  if (locale === undefined) return fallback;
  if (region.offers(edition, locale)) return locale;
  const offered = region
    .locales(edition)
    .map(({ value, lang }) => ({ value, lang: complete(lang) }));
  const requested = complete(region.languageTag(locale));
  const content = region.contentLocale(locale);
  const found =
    offered.find(({ value }) => region.contentLocale(value) === content) ??
    offered.find(
      ({ lang }) => lang.language === requested.language && lang.script === requested.script,
    ) ??
    offered.find(({ lang }) => lang.language === requested.language);
  return found?.value ?? fallback;
}

/** Adds the likely script and region to a tag: `zh-TW` has the script `Hant`. */
function complete(tag: string): Intl.Locale {
  return new Intl.Locale(tag).maximize();
}
