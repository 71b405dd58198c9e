import type { FallbackLng, InitOptions, Resource } from 'i18next';
import { TranslationError } from './loader/translationError.ts';

/**
 * Returns i18next's option `fallbackLng` with tags instead of locales.
 *
 * @throws {TranslationError} `badRequest` if the translations of a language are not in the resources. A function is
 *   not checked.
 */
export function fallbackLanguages(
  fallbackLng: InitOptions['fallbackLng'],
  tagOf: (locale: string) => string,
  resources: Resource,
): InitOptions['fallbackLng'] {
  const toTags = (languages: FallbackLng): FallbackLng => {
    if (typeof languages === 'string') return tagOf(languages);
    if (typeof languages === 'function') return (code) => toTags(languages(code)) as string[];
    if (Array.isArray(languages)) return languages.map(tagOf);
    return Object.fromEntries(
      Object.entries(languages).map(([code, list]) => [code, (list as string[]).map(tagOf)]),
    );
  };
  if (!fallbackLng) return fallbackLng;
  const named = typeof fallbackLng === 'object' ? Object.values(fallbackLng).flat() : [fallbackLng];
  for (const name of named) {
    if (typeof name === 'string' && !resources[tagOf(name)]) {
      throw new TranslationError(
        'badRequest',
        `fallbackLng "${name}" has no translations: inline them in \`resources\`, or pass \`backup\` to load another locale if one fails.`,
      );
    }
  }
  return toTags(fallbackLng);
}
