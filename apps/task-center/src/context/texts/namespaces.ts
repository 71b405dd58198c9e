/** Translation files of this app, `messages/{content locale}/{namespace}.json`. */
export const namespaces = [
  'shell',
  'login',
  'screen',
  'hub',
  'market',
  'tasks',
  'rewards',
  'campaigns',
  'faq',
  'invite',
] as const;

export type Namespace = (typeof namespaces)[number];

/** Texts included in the HTML of a static page, by namespace. */
export type Texts = Partial<Record<Namespace, Record<string, string>>>;
