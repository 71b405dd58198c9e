import * as v from 'valibot';

/**
 * Accepts the `known` values and converts any other string to `'other'`. A newer server may send a new
 * kind of reward, which an older page then shows in a neutral style instead of failing. Rejects values
 * that are not strings.
 */
export function openEnum<const Known extends readonly [string, ...string[]]>(known: Known) {
  return v.union([
    v.picklist(known),
    v.pipe(
      v.string(),
      v.transform(() => 'other' as const),
    ),
  ]);
}
