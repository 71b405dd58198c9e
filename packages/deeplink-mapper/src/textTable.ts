/** Finds the value of a short text that is a part of a longer one, without cutting it out. */
export type TextTable<T> = (
  hash: number,
  text: string,
  start: number,
  end: number,
) => T | undefined;

/** The hash of a text and one more character. */
export function addToHash(hash: number, code: number): number {
  return (Math.imul(hash, 31) + code) | 0;
}

export function hashOf(text: string, start: number, end: number): number {
  let hash = 0;
  for (let at = start; at < end; at++) hash = addToHash(hash, text.charCodeAt(at));
  return hash;
}

/**
 * A `Map` of the texts would have to cut each candidate out and hash it once more. Here the caller hashes
 * while it reads on. Texts of one hash share a list, and a hit is compared.
 *
 * @param skip - Characters at the beginning that the caller's hash leaves out.
 */
export function createTextTable<T>(values: Iterable<[string, T]>, skip = 0): TextTable<T> {
  const lists = new Map<number, [string, T][]>();
  for (const entry of values) {
    const hash = hashOf(entry[0], skip, entry[0].length);
    lists.set(hash, [...(lists.get(hash) ?? []), entry]);
  }
  return (hash, text, start, end) => {
    const list = lists.get(hash);
    if (!list) return undefined;
    for (const [known, value] of list) {
      if (known.length === end - start && text.startsWith(known, start)) return value;
    }
    return undefined;
  };
}
