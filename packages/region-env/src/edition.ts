/** All regional editions, in the order of spec 1. */
export const editions = ['default', 'eu', 'kz', 'tr', 'ge', 'id', 'hk', 'ae', 'nl'] as const;

/** A regional edition of the exchange. `default` is the global site. */
export type Edition = (typeof editions)[number];

/** Returns whether an untrusted value, such as a query parameter, is an edition. */
export function isEdition(text: unknown): text is Edition {
  return (editions as readonly unknown[]).includes(text);
}
