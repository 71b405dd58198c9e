import type { DefaultNamespace, FlatNamespace, i18n as I18next, TFunction } from 'i18next';
import {
  createContext,
  useCallback,
  useContext,
  useMemo,
  useSyncExternalStore,
  type ReactNode,
} from 'react';

/** Ids of resource bundles. i18next replaces the bundle object when it loads translations. */
const bundleIds = new WeakMap<object, number>();
let lastId = 0;

function bundleId(bundle: object | undefined): number {
  if (!bundle) return 0;
  const id = bundleIds.get(bundle) ?? ++lastId;
  bundleIds.set(bundle, id);
  return id;
}

/** Returns a string that changes whenever the language or the translations of a namespace change. */
function textsId(i18n: I18next, ns = String(i18n.options.defaultNS)): string {
  // `languages` includes the fallback languages. It is undefined before `init`.
  const languages = (i18n.languages as I18next['languages'] | undefined) ?? [];
  const ids = languages.map((language) =>
    bundleId(i18n.getResourceBundle(language, ns) as object | undefined),
  );
  return [i18n.language, ...ids].join();
}

const I18nContext = createContext<I18next | undefined>(undefined);

/** Provides an instance of `createI18nSync` (or any i18next) to `useI18n` in its children. */
export function I18nProvider({ i18n, children }: { i18n: I18next; children?: ReactNode }) {
  return <I18nContext.Provider value={i18n}>{children}</I18nContext.Provider>;
}

/**
 * Returns the `t` of a namespace (default: the instance's default namespace) and the instance. Renders
 * again when the translations or the language change. `t` changes only then, so you can use it as a memo
 * dependency. Namespaces and keys are typed if your project declares i18next's `CustomTypeOptions`.
 *
 * @throws Error outside an `I18nProvider`
 */
export function useI18n<Ns extends FlatNamespace = DefaultNamespace>(
  ns?: Ns,
): { t: TFunction<Ns>; i18n: I18next } {
  const i18n = useContext(I18nContext);
  if (!i18n) throw new Error('useI18n found no <I18nProvider>: wrap the page in one');
  const subscribe = useCallback(
    (listener: () => void) => {
      i18n.on('languageChanged loaded', listener);
      return () => i18n.off('languageChanged loaded', listener);
    },
    [i18n],
  );
  const snapshot = () => textsId(i18n, ns);
  const texts = useSyncExternalStore(subscribe, snapshot, snapshot);
  return useMemo(
    () => ({ t: i18n.getFixedT<Ns, undefined, Ns>(i18n.language, ns), i18n }),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- new translations require a new `t`
    [i18n, ns, texts],
  );
}
