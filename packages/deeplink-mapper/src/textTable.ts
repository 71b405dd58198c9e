/** What is found by its text, at least two characters; the table links those of one slot. */
export interface TextEntry<T> {
  readonly text: string;
  next?: T | undefined;
}

/** Finds the entry of a short text that is a part of a longer one. */
export type TextTable<T> = (text: string, start: number, end: number) => T | undefined;

const slotCount = 1024;

/**
 * A `Map` would have to cut each candidate out and hash all of it. Here its length and three of its
 * characters choose a slot, most of which are empty, and only what has the length of the slot's text is
 * cut out and compared.
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

/** Of the second, the middle and the last character: the first is always a slash. */
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
