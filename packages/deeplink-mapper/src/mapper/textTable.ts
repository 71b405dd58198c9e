/** An entry with its key, at least two characters long. The table links entries in the same slot. */
export interface TextEntry<T> {
  readonly text: string;
  next?: T | undefined;
}

/** Returns the entry whose key equals `text` from `start` to `end`. */
export type TextTable<T> = (text: string, start: number, end: number) => T | undefined;

const slotCount = 1024;

/**
 * Creates a hash table with substrings as keys. The length and three characters of a key determine its slot.
 * Most slots are empty, and a substring is only created to compare keys of equal length. A `Map` would
 * need to create and hash a substring per lookup.
 */
export function createTextTable<T extends TextEntry<T>>(entries: Iterable<T>): TextTable<T> {
  const slots = new Array<T | undefined>(slotCount);
  for (const entry of entries) {
    const slot = slotOf(entry.text, 0, entry.text.length);
    entry.next = slots[slot];
    slots[slot] = entry;
  }
  return (text, start, end) => {
    let entry = slots[slotOf(text, start, end)];
    while (entry && (entry.text.length !== end - start || text.slice(start, end) !== entry.text)) {
      entry = entry.next;
    }
    return entry;
  };
}

/** Hashes the length and the second, middle and last characters. The first one is always a slash. */
function slotOf(text: string, start: number, end: number): number {
  return (
    (text.charCodeAt(start + 1) +
      text.charCodeAt((start + end) >> 1) * 15 +
      text.charCodeAt(end - 1) * 91 +
      end -
      start) &
    (slotCount - 1)
  );
}
