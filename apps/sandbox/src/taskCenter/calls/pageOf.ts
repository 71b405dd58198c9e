import { Refusal } from './refusal.ts';

const defaultLimit = 20;

/** Order of a list, by a key that differs between the rows. */
export interface ListOrder<Row, Key extends string | number> {
  keyOf: (row: Row) => readonly Key[];
  /** Returns whether a row comes after a key. */
  isAfter: (row: Row, key: readonly Key[]) => boolean;
}

/** Order by a number, the lowest first. */
export function ascending<Row>(numberOf: (row: Row) => number): ListOrder<Row, number> {
  return {
    keyOf: (row) => [numberOf(row)],
    isAfter: (row, [last = Infinity]) => numberOf(row) > last,
  };
}

/** Order by a number, the highest first. */
export function descending<Row>(numberOf: (row: Row) => number): ListOrder<Row, number> {
  return {
    keyOf: (row) => [numberOf(row)],
    isAfter: (row, [last = -Infinity]) => numberOf(row) < last,
  };
}

/**
 * Returns one page of a list. A cursor contains the key of the last returned row instead of an offset, so rows
 * that are added or removed between two pages cause no duplicates or gaps.
 *
 * @param rows - all rows, in this order
 * @throws Refusal if the cursor is not valid for this list
 */
export function pageOf<Row, Key extends string | number>(
  rows: readonly Row[],
  { cursor, limit = defaultLimit }: { cursor?: string | undefined; limit?: number | undefined },
  { keyOf, isAfter }: ListOrder<Row, Key>,
): { rows: Row[]; next_cursor: string | null } {
  const lastKey = cursor === undefined ? undefined : decode(cursor);
  const remaining =
    lastKey === undefined ? rows : rows.filter((row) => isAfter(row, lastKey as Key[]));
  const page = remaining.slice(0, limit);
  const last = page.at(-1);
  const hasMore = remaining.length > page.length && last !== undefined;
  return { rows: page, next_cursor: hasMore ? encode(keyOf(last)) : null };
}

function encode(key: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify(key)).toString('base64url');
}

function decode(cursor: string): (string | number)[] {
  try {
    const key: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (isKey(key)) return key;
  } catch {
    // The cursor is not JSON.
  }
  throw new Refusal('badInput', 'cursor: is not valid for this list. Start without a cursor.');
}

function isKey(key: unknown): key is (string | number)[] {
  const isPart = (part: unknown) => typeof part === 'string' || Number.isFinite(part);
  return Array.isArray(key) && key.length > 0 && key.every(isPart);
}
