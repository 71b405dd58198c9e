/** Every regional edition, in the order of the specification (section 1). */
export const editions = ['default', 'eu', 'kz', 'tr', 'ge', 'id', 'hk', 'ae', 'nl'] as const;

/** A regional edition of the exchange; `default` is the global site. */
export type Edition = (typeof editions)[number];

/** Whether a text of unknown origin (a query, a stored value) names an edition. */
export function isEdition(text: unknown): text is Edition {
  return (editions as readonly unknown[]).includes(text);
}
