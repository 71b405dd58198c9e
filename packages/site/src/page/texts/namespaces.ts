import type { FlatNamespace } from 'i18next';

/** Name of a translation file, `messages/{content locale}/{namespace}.json`, as the app declares it for i18next. */
export type Namespace = FlatNamespace;

/** Texts included in the HTML of a static page, by namespace. */
export type Texts = Partial<Record<Namespace, Record<string, string>>>;
