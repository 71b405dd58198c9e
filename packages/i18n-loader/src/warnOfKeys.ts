import type { i18n } from 'i18next';
import type { TranslationError } from './loader/translationError.ts';

/** Returns a function that reports a failed load if the instance has no translations, and so shows raw keys. */
export function createKeyWarning(instance: i18n, ns: readonly string[]) {
  let hasWarned = false;
  return (locale: string, error: TranslationError) => {
    const languages = Object.values(instance.store.data);
    if (languages.some((texts) => Object.keys(texts).length > 0)) return;
    for (const each of ns) instance.emit('failedLoading', locale, each, error.message);
    if (hasWarned) return;
    hasWarned = true;
    // eslint-disable-next-line no-console -- Keys on a page must not go unnoticed, even without `onError`.
    console.warn(
      `No translations of "${locale}" could be loaded, so keys are shown: ${error.message}`,
    );
  };
}
