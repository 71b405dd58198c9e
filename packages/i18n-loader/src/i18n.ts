import type { Callback, i18n, TFunction } from 'i18next';

/**
 * An i18next instance of `createI18nSync`, with `dispose` and two methods that behave differently than
 * in i18next.
 */
export interface I18n extends i18n {
  /**
   * Switches the language once its translations are loaded, and emits `languageChanged` once. Default:
   * the current language. Cancels an earlier change that is still loading. Refreshes continue.
   *
   * Rejects with a `TranslationError` if the language does not change: `unavailable` if the locale and
   * its backup fail, `canceled` if a later change or `dispose` cancels this one, `noUrl` while the URL
   * is unknown. The callback receives the same error. You may ignore the promise: it never counts as an
   * unhandled rejection.
   */
  changeLanguage(locale?: string, callback?: Callback): Promise<TFunction>;
  /**
   * Loads the translations of the requested language again. If they differ, replaces them and emits
   * `loaded` once. Keeps old translations whose keys the new file lacks, and all of them if only the
   * backup loads. Simultaneous calls share one load. The arguments `languages` and `namespaces` are
   * ignored.
   *
   * Rejects like `changeLanguage`. The callback receives the same error.
   */
  reloadResources(
    languages?: string | readonly string[] | null,
    namespaces?: string | readonly string[],
    callback?: Callback,
  ): Promise<void>;
  /**
   * Cancels all loads. Afterwards, the instance keeps its translations, and `changeLanguage` and
   * `reloadResources` reject.
   */
  dispose(): void;
}
