'use client';

import type {
  DefaultNamespace,
  FlatNamespace,
  i18n as I18next,
  Resource,
  TFunction,
} from 'i18next';
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

/** Languages and translations of an instance. */
interface Snapshot {
  readonly language: string;
  /** Includes the fallback languages. */
  readonly languages: readonly string[];
  readonly data: Resource;
}

/** Returns the current languages and translations. */
function currentTexts(i18n: I18next): Snapshot {
  // These properties are undefined before `init`.
  const { language = '', languages = [], store } = i18n as Partial<I18next>;
  return { language, languages, data: store?.data ?? {} };
}

/** Returns the current languages and translations, unaffected by later changes of the instance. */
function copyTexts(i18n: I18next): Snapshot {
  const { data, ...languages } = currentTexts(i18n);
  // i18next replaces the bundle of a namespace when it loads translations, so bundles need no copy.
  const copies = Object.entries(data).map(([name, bundles]) => [name, { ...bundles }] as const);
  return { ...languages, data: Object.fromEntries(copies) };
}

/** Returns a string that differs for another language or other translations of a namespace. */
function textsId({ language, languages, data }: Snapshot, ns: string): string {
  const ids = languages.map((name) => bundleId(data[name]?.[ns] as object | undefined));
  return [language, ...ids].join();
}

/**
 * Returns a `t` that uses the translations of a snapshot instead of the current ones. It replaces
 * them in the store during each call, because i18next looks texts up nowhere else.
 */
function fixedT<Ns extends FlatNamespace>(i18n: I18next, { language, data }: Snapshot, ns?: Ns) {
  const t = i18n.getFixedT<Ns, undefined, Ns>(language, ns);
  const translate = (...args: Parameters<typeof t>): unknown => {
    const current = i18n.store.data;
    i18n.store.data = data;
    try {
      return t(...args);
    } finally {
      i18n.store.data = current;
    }
  };
  return Object.assign(translate, t) as unknown as TFunction<Ns>;
}

interface Texts {
  readonly i18n: I18next;
  /** State of the server's HTML: the languages and translations when the provider first rendered. */
  readonly rendered: Snapshot;
}

const I18nContext = createContext<Texts | undefined>(undefined);

/** Provides an instance of `createI18nSync` (or any i18next) to `useI18n` in its children. */
export function I18nProvider({ i18n, children }: { i18n: I18next; children?: ReactNode }) {
  const texts = useMemo(() => ({ i18n, rendered: copyTexts(i18n) }), [i18n]);
  return <I18nContext.Provider value={texts}>{children}</I18nContext.Provider>;
}

/**
 * Returns the `t` of a namespace (default: the instance's default namespace) and the instance. Renders
 * again when the translations or the language change. `t` changes only then, so you can use it as a memo
 * dependency. Namespaces and keys are typed if your project declares i18next's `CustomTypeOptions`.
 *
 * While a boundary hydrates, `t` has the translations with which the provider first rendered, even if they have
 * changed since. So the boundary matches the server output.
 *
 * @throws Error outside an `I18nProvider`
 */
export function useI18n<Ns extends FlatNamespace = DefaultNamespace>(
  ns?: Ns,
): { t: TFunction<Ns>; i18n: I18next } {
  const texts = useContext(I18nContext);
  if (!texts) throw new Error('useI18n found no <I18nProvider>: wrap the page in one');
  const { i18n, rendered } = texts;
  const subscribe = useCallback(
    (listener: () => void) => {
      i18n.on('languageChanged loaded', listener);
      return () => i18n.off('languageChanged loaded', listener);
    },
    [i18n],
  );
  const file = String(ns ?? i18n.options.defaultNS);
  const currentId = () => textsId(currentTexts(i18n), file);
  const id = useSyncExternalStore(subscribe, currentId, () => textsId(rendered, file));
  return useMemo(() => {
    const isCurrent = id === textsId(currentTexts(i18n), file);
    const t = isCurrent
      ? i18n.getFixedT<Ns, undefined, Ns>(i18n.language, ns)
      : fixedT(i18n, rendered, ns);
    return { t, i18n };
  }, [i18n, rendered, ns, file, id]);
}
