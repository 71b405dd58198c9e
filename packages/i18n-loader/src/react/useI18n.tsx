import type { DefaultNamespace, FlatNamespace, TFunction } from 'i18next';
import {
  createContext,
  useCallback,
  useContext,
  useMemo,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import type { I18n } from '../createI18nSync.ts';

const I18nContext = createContext<I18n | undefined>(undefined);

/** Provides an instance of `createI18nSync` (or any i18next) to `useI18n` in its children. */
export function I18nProvider({ i18n, children }: { i18n: I18n; children?: ReactNode }) {
  return <I18nContext.Provider value={i18n}>{children}</I18nContext.Provider>;
}

/**
 * Returns the `t` of a namespace (default: the default namespace of the instance) and the instance.
 * Renders again when the texts or the language change. `t` changes only then, so you can use it as
 * a memo dependency. Namespaces and keys are typed if your project declares the `CustomTypeOptions`
 * of i18next.
 *
 * @throws Error outside an `I18nProvider`
 */
export function useI18n<Ns extends FlatNamespace = DefaultNamespace>(
  ns?: Ns,
): { t: TFunction<Ns>; i18n: I18n } {
  const i18n = useContext(I18nContext);
  if (!i18n) throw new Error('useI18n found no <I18nProvider>: wrap the page in one');
  const subscribe = useCallback(
    (listener: () => void) => {
      i18n.on('languageChanged loaded', listener);
      return () => i18n.off('languageChanged loaded', listener);
    },
    [i18n],
  );
  // The bundle can be the snapshot, because it is replaced on changes and never mutated.
  const snapshot = (): unknown =>
    i18n.getResourceBundle(i18n.language, ns ?? String(i18n.options.defaultNS));
  const texts = useSyncExternalStore(subscribe, snapshot, snapshot);
  return useMemo(
    () => ({ t: i18n.getFixedT<Ns, undefined, Ns>(i18n.language, ns), i18n }),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- new texts require a new `t`
    [i18n, ns, texts],
  );
}
