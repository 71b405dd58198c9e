import { createI18nSync } from './createI18nSync.ts';
import type { I18n } from './i18n.ts';
import type { I18nOptions } from './i18nOptions.ts';

/**
 * Resolves to an i18next instance with its translations. With inlined translations of the locale, it
 * resolves without waiting for a download and refreshes the translations in the background. Otherwise, it
 * resolves after the first load.
 *
 * Does not reject if the load fails: `onError` reports it, and `reloadResources()` retries it. If the page then has no
 * translations and shows raw keys, the console has one warning.
 *
 * @throws {TranslationError} like `createI18nSync`
 */
export async function createI18n(options: I18nOptions): Promise<I18n> {
  const { locale, translations, resources } = options;
  const instance = createI18nSync(options);
  const loaded = instance.reloadResources();
  if (!translations && !resources?.[locale]) await loaded.catch(() => undefined);
  return instance;
}
