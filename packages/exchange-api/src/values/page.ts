import * as v from 'valibot';
import { wholeNumber } from './scalars.ts';

/** Opaque position in a list. Send it back unchanged to get the next page. */
const cursor = v.pipe(v.string(), v.regex(/^[\w-]{1,200}$/, 'is not a cursor'));

/** Query fields of a list, in addition to its filters. */
export const pageQuery = {
  cursor: v.optional(cursor),
  limit: v.optional(wholeNumber(1, 50)),
} as const;

/** One page of a list. `next_cursor` is null on the last page. */
export function page<Item extends v.GenericSchema>(item: Item) {
  return v.object({ items: v.array(item), next_cursor: v.nullable(cursor) });
}
