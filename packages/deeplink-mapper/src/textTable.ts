interface Entry<T> {
  readonly text: string;
  readonly value: T;
  readonly next: Entry<T> | undefined;
}

/** Finds the value of a short text that is a part of a longer one, without cutting it out. */
export type TextTable<T> = (text: string, start: number, end: number) => T | undefined;

/**
 * A `Map` would have to hash every character of a new string first. Length and three characters nearly
 * always tell the entries of a table apart; where they don't, a chain of entries is compared.
 */
export function createTextTable<T>(values: ReadonlyMap<string, T>): TextTable<T> {
  const size = 4 << Math.log2(values.size + 1);
  const slots = Array.from<Entry<T> | undefined>({ length: size }).fill(undefined);
  const slot = (text: string, start: number, end: number): number => {
    const length = end - start;
    const first = text.charCodeAt(start + (length >> 2));
    const middle = text.charCodeAt(start + (length >> 1));
    return (length * 13 + first * 71 + middle * 7 + text.charCodeAt(end - 1) * 29) & (size - 1);
  };
  for (const [text, value] of values) {
    const at = slot(text, 0, text.length);
    slots[at] = { text, value, next: slots[at] };
  }
  return (text, start, end) => {
    if (end <= start) return undefined;
    let entry = slots[slot(text, start, end)];
    while (entry && !(entry.text.length === end - start && text.startsWith(entry.text, start))) {
      entry = entry.next;
    }
    return entry?.value;
  };
}
