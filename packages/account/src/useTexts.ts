import { useI18n } from '@exchange/i18n-loader/react';
import type { TFunction } from 'i18next';

/** Returns the translation function of a namespace. The page's `I18nProvider` must have both namespaces. */
export function useTexts<Ns extends 'login' | 'shell'>(namespace: Ns): TFunction<Ns> {
  return useI18n(namespace).t;
}
