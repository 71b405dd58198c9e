/** Editions of the exchange (spec 1), which the sandbox takes for regions. */
export const regionNames = ['default', 'eu', 'kz', 'tr', 'ge', 'id', 'hk', 'ae', 'nl'] as const;

export type Region = (typeof regionNames)[number];

/** Where the sandbox takes its callers to be; an account may live elsewhere. */
export interface Regions {
  current: Region;
  /** Where the task centre is not offered. */
  readonly blocked: Set<string>;
}

export function createRegions(): Regions {
  return { current: 'default', blocked: new Set() };
}
