import { vi } from 'vitest';
import {
  backupLocale,
  createI18nSync,
  type I18nOptions,
  type TranslationError,
} from '../src/index.ts';
import { heldReleasePath } from './heldReleasePath.ts';

export const turkish = { common: { title: 'Eski' } };

/** Creates an instance with the locale `tr-TR` whose responses the test controls. */
export function startedInstance(options: Partial<I18nOptions> = {}) {
  const path = heldReleasePath();
  const onError = vi.fn<(error: TranslationError) => void>();
  const { url, fetch } = path;
  const i18n = createI18nSync({
    locale: 'tr-TR',
    ns: ['common'],
    translations: turkish,
    backup: backupLocale,
    url,
    fetch,
    onError,
    ...options,
  });
  return { ...path, onError, i18n };
}
