import * as v from 'valibot';

/**
 * Accepts one of `known`, and converts any other string from a newer server to `'other'`: a page
 * shows an unknown kind of reward in a plain style instead of failing. Refuses values that are not
 * strings.
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
