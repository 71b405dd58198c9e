/**
 * Returns how long to wait according to a `Retry-After` header, in ms: a number of seconds, or an HTTP date.
 * `undefined` for any other text. A date in the past means 0.
 *
 * @param now - in ms since 1970
 */
export function retryAfterMsOf(header: string | undefined, now: number): number | undefined {
  if (header === undefined) return undefined;
  if (/^\d+$/.test(header)) return Number(header) * 1_000;
  // Engines also read texts such as `1.5` as dates. HTTP dates contain the name of a month.
  const time = /[a-z]{3}/i.test(header) ? Date.parse(header) : NaN;
  return Number.isNaN(time) ? undefined : Math.max(0, time - now);
}
