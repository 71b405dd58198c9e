import { createI18nSync, hasTexts, type I18n, type I18nOptions } from './createI18nSync.ts';

/**
 * An i18next instance that has its text. With texts for every namespace in `resources` it is there
 * at once, and they are refreshed in the background; else after the first load.
 *
 * It never rejects: a failed load goes to `onError`, and `reloadResources()` tries again.
 */
export async function createI18n(options: I18nOptions): Promise<I18n> {
  const instance = createI18nSync(options);
  const baked = hasTexts(instance, instance.language, options.ns);
  const refreshed = instance.reloadResources();
  if (!baked) await refreshed;
  return instance;
}
