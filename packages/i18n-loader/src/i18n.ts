import type { Callback, i18n, TFunction } from 'i18next';

/** An i18next instance of `createI18nSync`, with `dispose` and two methods that differ from i18next. */
export interface I18n extends i18n {
  /**
   * Switches the language once its texts are loaded, with one event `languageChanged`. Default: the
   * current language. Cancels an earlier change that is still loading. Refreshes continue.
   *
   * Rejects with a `TranslationError` if the language does not change: `unavailable` if locale and
   * backup fail, `canceled` if a later change or `dispose` cancels this one, `noUrl` while the URL
   * is unknown. The callback receives the same error. You may ignore the promise: it never counts as
   * an unhandled rejection.
   */
  changeLanguage(locale?: string, callback?: Callback): Promise<TFunction>;
  /**
   * Loads the texts of the requested language again, and replaces them if they differ, with one
   * event `loaded`. Keeps the old text where the new file has none, and all texts if only the backup
   * loads. Simultaneous calls share one load. Languages and namespaces are ignored.
   *
   * Rejects like `changeLanguage`. The callback receives the same error.
   */
  reloadResources(
    languages?: string | readonly string[] | null,
    namespaces?: string | readonly string[],
    callback?: Callback,
  ): Promise<void>;
  /** Cancels all loads. Afterwards the instance keeps its texts, and both methods reject. */
  dispose(): void;
}
