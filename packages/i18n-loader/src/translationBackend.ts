import { loadTranslations, type FetchOptions } from './loadTranslations.ts';
import type { Texts } from './readTexts.ts';
import type { TranslationError } from './translationError.ts';

export interface BackendOptions extends FetchOptions {
  /** Called once a failed load, after the backup failed too. */
  onError?: (error: TranslationError) => void;
}

/**
 * A backend for any i18next: `i18next.use(createTranslationBackend({ url }))`. A namespace whose
 * file fails gets its backup's texts under the language asked for. i18next keeps what it has when
 * both fail, and tries again on `reloadResources()`.
 */
export function createTranslationBackend(options: BackendOptions) {
  return {
    type: 'backend' as const,
    callbackApi: false,
    init() {},
    /** Two parameters and a promise: how i18next before 26.7 recognises this way of calling. */
    async read(locale: string, ns: string): Promise<Texts> {
      try {
        return (await loadTranslations({ ...options, locale, ns })).resources;
      } catch (error) {
        options.onError?.(error as TranslationError);
        throw error;
      }
    },
  };
}
