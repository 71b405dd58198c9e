/** Text typed in a list and the event time of its last letter, in ms. */
export interface TypedWord {
  text: string;
  at: number;
}

/** After a pause of this length, in ms, a typed letter starts a new word. */
const pauseMs = 700;

/** Whether a key continues a typed word. Space then belongs to the word. */
export function continuesWord({ timeStamp }: { timeStamp: number }, word: TypedWord): boolean {
  return word.text !== '' && timeStamp - word.at < pauseMs;
}

interface TypeaheadList<Item> {
  items: readonly Item[];
  /** Index of the current item. -1 if there is none. */
  current: number;
  /** Returns the text of an item. Empty if the item cannot be reached. */
  textOf: (item: Item) => string;
}

/**
 * Returns the item that starts with the typed text. Repeating one letter cycles through the items that
 * start with it. Ignores keys that are not single characters, and shortcuts with Ctrl, Alt or Meta.
 * Updates `word`.
 */
export function typedItem<Item>(
  event: Pick<globalThis.KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'timeStamp'>,
  word: { current: TypedWord },
  { items, current, textOf }: TypeaheadList<Item>,
): Item | undefined {
  if ([...event.key].length !== 1 || event.ctrlKey || event.metaKey || event.altKey) {
    return undefined;
  }
  const before = continuesWord(event, word.current) ? word.current.text : '';
  const text = before + event.key.toLowerCase();
  word.current = { text, at: event.timeStamp };
  const isOneLetter = new Set(text).size === 1;
  const prefix = isOneLetter ? event.key.toLowerCase() : text;
  // A longer word may still match the focused item, so start with that item.
  const from = isOneLetter ? current + 1 : Math.max(current, 0);
  const inOrder = [...items.slice(from), ...items];
  return inOrder.find((item) => textOf(item).trim().toLowerCase().startsWith(prefix));
}
