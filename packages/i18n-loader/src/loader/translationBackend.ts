import { loadTranslations, type FetchOptions } from './loadTranslations.ts';
import { reportFailure } from './reportFailure.ts';
import type { Texts } from './readTexts.ts';
import type { TranslationError } from './translationError.ts';

export interface BackendOptions extends FetchOptions {
  /**
   * Called once per failed load, after the backups have failed too. Errors that it throws are ignored.
   */
  onError?: (error: TranslationError) => void;
}

/**
 * Creates a backend for any i18next instance: `i18next.use(createTranslationBackend({ url }))`. If the
 * file of a namespace fails, the backup's translations are stored under the requested language. If all
 * fail, i18next keeps its translations and retries on `reloadResources()`.
 */
export function createTranslationBackend(options: BackendOptions) {
  return {
    type: 'backend' as const,
    callbackApi: false,
    init() {},
    /** i18next before 26.7 recognizes a backend as promise-based only if `read` has exactly two parameters. */
    read(locale: string, ns: string): Promise<Texts> {
      const load = loadTranslations({ ...options, locale, ns });
      reportFailure(load, options.onError);
      return load.then(({ resources }) => resources);
    },
  };
}
