import { createI18nSync, type I18n, type I18nOptions } from './createI18nSync.ts';

/**
 * An i18next instance that has its text: at once if the page brings it in `resources`, which is
 * then refreshed in the background; else after the first load.
 *
 * It never rejects: a failed load goes to `onError`, and `reloadResources()` tries again.
 */
export async function createI18n(options: I18nOptions): Promise<I18n> {
  const instance = createI18nSync(options);
  const loaded = instance.reloadResources();
  if (!options.resources) await loaded;
  return instance;
}
