import { createI18nSync, type I18n, type I18nOptions } from './createI18nSync.ts';

/**
 * Resolves to an i18next instance with its texts. With `resources` it resolves without waiting for
 * a download and refreshes the texts in the background; otherwise it resolves after the first load.
 *
 * Never rejects: `onError` reports a failed load, and `reloadResources()` retries it.
 */
export async function createI18n(options: I18nOptions): Promise<I18n> {
  const instance = createI18nSync(options);
  const loaded = instance.reloadResources();
  if (!options.resources) await loaded;
  return instance;
}
