/** Editions of the exchange (spec 1), which the sandbox uses as regions. */
export const regionNames = ['default', 'eu', 'kz', 'tr', 'ge', 'id', 'hk', 'ae', 'nl'] as const;

export type Region = (typeof regionNames)[number];

/** Age in years that account holders must have reached. */
const minimumAges: Readonly<Record<Region, number>> = {
  default: 18,
  eu: 18,
  kz: 18,
  tr: 18,
  ge: 18,
  id: 18,
  hk: 18,
  ae: 18,
  nl: 18,
};

/** Returns the minimum age in a region, or the highest one in an unknown region. */
export function minimumAge(region: string): number {
  return (minimumAges as Record<string, number>)[region] ?? Math.max(...Object.values(minimumAges));
}

/** Facts in a request about the page that sent it. */
export interface RequestingPage {
  /** Locale of the page, such as `de`. */
  lang?: string | undefined;
  /** Edition that the page displays. */
  edition?: string | undefined;
}

export interface Regions {
  /** Region from which visitors come, and of accounts that have no region of their own. */
  current: Region;
  /** Regions in which the task centre is unavailable. */
  readonly blocked: Set<string>;
}

export function createRegions(): Regions {
  return { current: 'default', blocked: new Set() };
}
