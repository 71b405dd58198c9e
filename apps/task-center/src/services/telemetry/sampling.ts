/** Shares of the page loads that are measured, from 0 to 1. */
export interface Sampling {
  readonly vitals: number;
  readonly errors: number;
}

/**
 * Returns which measurements a page load sends.
 *
 * @param traceId - 32 hexadecimal digits. Only the first eight are used, so every
 *   part of a trace gets the same decision.
 */
export function sampleOf(
  traceId: string,
  { vitals, errors }: Sampling,
): { vitals: boolean; errors: boolean } {
  const chance = parseInt(traceId.slice(0, 8), 16) / 2 ** 32;
  return { vitals: chance < vitals, errors: chance < errors };
}
