import type { FallbackLng, i18n, InitOptions } from 'i18next';

type Fallback = InitOptions['fallbackLng'];

/** Returns i18next's option `fallbackLng` with tags instead of locales. */
export function fallbackLanguages(
  fallbackLng: Fallback,
  tagOf: (locale: string) => string,
): Fallback {
  const toTags = (languages: FallbackLng): FallbackLng => {
    if (typeof languages === 'string') return tagOf(languages);
    if (typeof languages === 'function') return (code) => toTags(languages(code)) as string[];
    if (Array.isArray(languages)) return languages.map(tagOf);
    return Object.fromEntries(
      Object.entries(languages).map(([code, list]) => [code, (list as string[]).map(tagOf)]),
    );
  };
  return fallbackLng && toTags(fallbackLng);
}

/** Returns the locales of `fallbackLng` for a tag, as i18next chooses them. */
export function fallbackLocales(
  { services }: i18n,
  fallbackLng: Fallback,
  tag: string,
): readonly string[] {
  const { getFallbackCodes } = services.languageUtils as {
    getFallbackCodes: (fallbackLng: Fallback, tag: string) => string[];
  };
  return getFallbackCodes.call(services.languageUtils, fallbackLng, tag);
}
