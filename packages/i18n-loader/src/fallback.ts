import type { I18nOptions } from './i18nOptions.ts';

/**
 * Locales that help out, first one first: those of every locale, or a map by locale or language, in which `default` has
 * those of the locales that it lacks.
 */
export type Fallback = string | readonly string[] | Readonly<Record<string, readonly string[]>>;

/** Returns the options with `fallback` as `backup` and as `fallbackLng` of i18next, unless they are given. */
export function withFallback(options: I18nOptions, tagOf: (locale: string) => string): I18nOptions {
  const { fallback, backup, i18next } = options;
  if (fallback === undefined) return options;
  const isOfAll = typeof fallback === 'string' || isList(fallback);
  const map: Readonly<Record<string, readonly string[]>> = isOfAll
    ? { default: [fallback].flat() }
    : fallback;
  const listOf = (locale: string) =>
    map[locale] ?? map[locale.split('-')[0] as string] ?? map['default'] ?? [];
  const keyOf = (name: string) => (name === 'default' ? name : tagOf(name));
  return {
    ...options,
    backup: backup ?? ((locale) => listOf(locale).filter((each) => each !== locale)),
    i18next: {
      fallbackLng: Object.fromEntries(
        Object.entries(map).map(([name, locales]) => [keyOf(name), [...locales]]),
      ),
      ...i18next,
    },
  };
}

function isList(fallback: Fallback): fallback is readonly string[] {
  return Array.isArray(fallback);
}
