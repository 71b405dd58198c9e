import * as v from 'valibot';
import { wholeNumber } from './scalars.ts';

/** Opaque; made by the server, given back as it came. */
const cursor = v.pipe(v.string(), v.regex(/^[\w-]{1,200}$/, 'is no cursor'));

/** What a list's query has beside its filters. */
export const pageQuery = {
  cursor: v.optional(cursor),
  limit: v.optional(wholeNumber(1, 50)),
} as const;

/** A piece of a list. `next_cursor` is null at the end. */
export function page<Item extends v.GenericSchema>(item: Item) {
  return v.object({ items: v.array(item), next_cursor: v.nullable(cursor) });
}
