import * as v from 'valibot';

/** Names a task, reward, campaign, rule or period. Safe in a URL. */
export const id = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/, 'is no id'));

/** Milliseconds since 1970, UTC. */
export const time = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(8.64e15));

/** How many. */
export const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/**
 * A place on the exchange's own site, such as `/trade/spot/BTC/USDT`. One slash at the start and no
 * backslash: `//evil.example` is another host.
 */
export const path = v.pipe(v.string(), v.regex(/^\/(?![/\\])[^\s\\]*$/, 'is no path of this site'));

/** A calendar day, UTC: `2026-11-21`. */
export const day = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/, 'is no day'));

/** A whole number, also as the digits of a query. */
export function wholeNumber(min: number, max: number) {
  return v.pipe(
    v.union(
      [
        v.number(),
        v.pipe(
          v.string(),
          v.regex(/^\d{1,9}$/),
          v.transform((digits) => Number(digits)),
        ),
      ],
      'is no whole number',
    ),
    v.integer('is no whole number'),
    v.minValue(min, `is less than ${min}`),
    v.maxValue(max, `is more than ${max}`),
  );
}
