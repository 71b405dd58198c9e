import * as v from 'valibot';

/**
 * One of `known`, or `'other'` for a word that a newer server made up: a page that does not know a
 * new kind of reward draws it plainly instead of failing. Anything but a string is refused.
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
