import type Resources from './resources.d.ts';

/** Name of a translation file, `messages/{content locale}/{namespace}.json`. */
export type Namespace = keyof Resources;

/** Texts included in the HTML of a static page, by namespace. */
export type Texts = Partial<Record<Namespace, Record<string, string>>>;
