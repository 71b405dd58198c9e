import { useI18n } from '@exchange/i18n-loader/react';
import type { TFunction } from 'i18next';
import type { Namespace } from './namespaces.ts';

/** The texts of one namespace in the page's language. Re-renders when newer texts are loaded. */
export function useTexts<Ns extends Namespace>(namespace: Ns): TFunction<Ns> {
  return useI18n(namespace).t;
}
