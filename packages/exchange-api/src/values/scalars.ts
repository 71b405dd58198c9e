import * as v from 'valibot';

/** Identifies a task, reward, campaign, rule or period. Safe in a URL. */
export const id = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/, 'is not an id'));

/** Milliseconds since 1970, UTC. */
export const time = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(8.64e15));

/** A non-negative integer. */
export const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/**
 * A path on the exchange's own site, such as `/trade/spot/BTC/USDT`. Starts with a single slash and
 * has no backslash, because `//evil.example` is another host.
 */
export const path = v.pipe(v.string(), v.regex(/^\/(?![/\\])[^\s\\]*$/, 'is not a site path'));

/** A calendar day in UTC, such as `2026-11-21`. */
export const day = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/, 'is not a date'));

/** Accepts an integer between `min` and `max`, either as a number or as the digits of a query parameter. */
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
      'is not an integer',
    ),
    v.integer('is not an integer'),
    v.minValue(min, `is less than ${min}`),
    v.maxValue(max, `is more than ${max}`),
  );
}
