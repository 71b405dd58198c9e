import { useI18n } from '@exchange/i18n-loader/react';
import type { FlatNamespace, TFunction } from 'i18next';

/** Name of a translation file, `messages/{content locale}/{namespace}.json`, as the app declares it for i18next. */
export type Namespace = FlatNamespace;

/** Texts included in the HTML of a static page, by namespace. */
export type Texts = Partial<Record<Namespace, Record<string, string>>>;

/** Texts of packages, with those of an app added. An app's text replaces one with the same key. */
export type MergedTexts<Packages, App> = Omit<Packages, keyof App> & {
  [Namespace in keyof App]: Namespace extends keyof Packages
    ? Omit<Packages[Namespace], keyof App[Namespace]> & App[Namespace]
    : App[Namespace];
};

/** Returns the translation function of one namespace. Re-renders when newer translations are loaded. */
export function useTexts<Ns extends Namespace>(namespace: Ns): TFunction<Ns> {
  return useI18n(namespace).t;
}
