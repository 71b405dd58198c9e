import { Refusal } from './refusal.ts';

const defaultLimit = 20;

/**
 * A piece of a list. A cursor holds the key of the last row that was sent, not a count, so rows that
 * come or go in between make nobody see one twice or miss one.
 *
 * @param rows - ordered by key
 * @param key - of a row
 * @param isAfter - whether a row lies behind a key
 * @throws Refusal when the cursor is not one of this list's
 */
export function pageOf<Row, Key extends string | number>(
  rows: readonly Row[],
  { cursor, limit = defaultLimit }: { cursor?: string | undefined; limit?: number | undefined },
  key: (row: Row) => readonly Key[],
  isAfter: (row: Row, key: readonly Key[]) => boolean,
): { rows: Row[]; next_cursor: string | null } {
  const from = cursor === undefined ? undefined : decode(cursor);
  const left = from === undefined ? rows : rows.filter((row) => isAfter(row, from as Key[]));
  const page = left.slice(0, limit);
  const last = page.at(-1);
  const more = left.length > page.length && last !== undefined;
  return { rows: page, next_cursor: more ? encode(key(last)) : null };
}

function encode(key: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify(key)).toString('base64url');
}

function decode(cursor: string): (string | number)[] {
  try {
    const key: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (isKey(key)) return key;
  } catch {
    // Not JSON: no cursor of ours.
  }
  throw new Refusal('badInput', 'cursor: is no cursor of this list; begin without one');
}

function isKey(key: unknown): key is (string | number)[] {
  const isPart = (part: unknown) => typeof part === 'string' || Number.isFinite(part);
  return Array.isArray(key) && key.length > 0 && key.every(isPart);
}
