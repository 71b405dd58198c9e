import { Refusal } from './refusal.ts';

const defaultLimit = 20;

/**
 * Returns one page of a list. A cursor contains the key of the last returned row instead of an offset, so rows
 * that are added or removed between two pages cause no duplicates or gaps.
 *
 * @param rows - all rows, ordered by key
 * @param key - returns the key of a row
 * @param isAfter - returns whether a row comes after a key
 * @throws Refusal if the cursor is not valid for this list
 */
export function pageOf<Row, Key extends string | number>(
  rows: readonly Row[],
  { cursor, limit = defaultLimit }: { cursor?: string | undefined; limit?: number | undefined },
  key: (row: Row) => readonly Key[],
  isAfter: (row: Row, key: readonly Key[]) => boolean,
): { rows: Row[]; next_cursor: string | null } {
  const lastKey = cursor === undefined ? undefined : decode(cursor);
  const remaining =
    lastKey === undefined ? rows : rows.filter((row) => isAfter(row, lastKey as Key[]));
  const page = remaining.slice(0, limit);
  const last = page.at(-1);
  const hasMore = remaining.length > page.length && last !== undefined;
  return { rows: page, next_cursor: hasMore ? encode(key(last)) : null };
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
