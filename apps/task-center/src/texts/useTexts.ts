import type { TFunction } from 'i18next';
import { useContext, useMemo } from 'react';
import type { Namespace } from './namespaces.ts';
import { TextsContext } from './TextsProvider.tsx';

/**
 * The texts of one namespace in the language of the page.
 *
 * @throws Error outside of a TextsProvider: there is no text to fall back to.
 */
export function useTexts<Ns extends Namespace>(namespace: Ns): TFunction<Ns> {
  const texts = useContext(TextsContext);
  if (!texts)
    throw new Error('useTexts needs a <TextsProvider> above it: wrap the page in <Shell>.');
  return useMemo(() => texts.i18n.getFixedT(null, namespace), [texts, namespace]);
}
