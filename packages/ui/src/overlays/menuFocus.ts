/** Text typed in a menu and the event time of its last letter, in ms. */
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

/** Returns the items of a menu in document order. */
export function menuItems(list: HTMLElement): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('[role^=menuitem]')];
}

/**
 * Returns the item that an arrow, Home or End moves to. `current` is -1 while the menu itself has
 * focus.
 */
export function nextItem(
  key: string,
  items: readonly HTMLElement[],
  current: number,
): HTMLElement | undefined {
  if (key === 'ArrowDown') return items[(current + 1) % items.length];
  if (key === 'ArrowUp') return items.at(Math.max(current, 0) - 1);
  if (key === 'Home') return items[0];
  if (key === 'End') return items.at(-1);
  return undefined;
}

/**
 * Returns the item that starts with the typed text. Repeating one letter cycles through the items that
 * start with it. Ignores keys that are not single characters, and shortcuts with Ctrl, Alt or Meta.
 */
export function typedItem(
  event: Pick<globalThis.KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'timeStamp'>,
  items: readonly HTMLElement[],
  current: number,
  word: { current: TypedWord },
): HTMLElement | undefined {
  if ([...event.key].length !== 1 || event.ctrlKey || event.metaKey || event.altKey) {
    return undefined;
  }
  const before = continuesWord(event, word.current) ? word.current.text : '';
  const text = before + event.key.toLowerCase();
  word.current = { text, at: event.timeStamp };
  const isOneLetter = new Set(text).size === 1;
  const wanted = isOneLetter ? event.key.toLowerCase() : text;
  // A longer word may still match the focused item, so start with that item.
  const from = isOneLetter ? current + 1 : Math.max(current, 0);
  const inOrder = [...items.slice(from), ...items];
  return inOrder.find((item) => item.textContent.trim().toLowerCase().startsWith(wanted));
}
