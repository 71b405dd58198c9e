/** Editions of the exchange (spec 1), which the sandbox uses as regions. */
export const regionNames = ['default', 'eu', 'kz', 'tr', 'ge', 'id', 'hk', 'ae', 'nl'] as const;

export type Region = (typeof regionNames)[number];

export interface Regions {
  /** Region of guests, and of accounts that have no region of their own. */
  current: Region;
  /** Regions in which the task centre is unavailable. */
  readonly blocked: Set<string>;
}

export function createRegions(): Regions {
  return { current: 'default', blocked: new Set() };
}
