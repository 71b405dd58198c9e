/** Editions of the exchange (spec 1), which the sandbox uses as regions. */
export const regionNames = ['default', 'eu', 'kz', 'tr', 'ge', 'id', 'hk', 'ae', 'nl'] as const;

export type Region = (typeof regionNames)[number];

/** Region of all callers whose account has no region. */
export interface Regions {
  current: Region;
  /** Regions without the task centre. */
  readonly blocked: Set<string>;
}

export function createRegions(): Regions {
  return { current: 'default', blocked: new Set() };
}
