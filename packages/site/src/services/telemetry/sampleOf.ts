import type { Sampling } from '../../exchange/exchange.ts';

/**
 * Returns which measurements a page load sends.
 *
 * @param traceId - 32 hexadecimal digits. The decision depends only on the first
 *   eight, so that it is the same for every part of a trace.
 */
export function sampleOf(
  traceId: string,
  { vitals, errors }: Sampling,
): { vitals: boolean; errors: boolean } {
  const chance = parseInt(traceId.slice(0, 8), 16) / 2 ** 32;
  return { vitals: chance < vitals, errors: chance < errors };
}
