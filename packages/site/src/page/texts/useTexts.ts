import { useI18n } from '@exchange/i18n-loader/react';
import type { TFunction } from 'i18next';
import type { Namespace } from './namespaces.ts';

/** Returns the translation function of one namespace. Re-renders when newer translations are loaded. */
export function useTexts<Ns extends Namespace>(namespace: Ns): TFunction<Ns> {
  return useI18n(namespace).t;
}
