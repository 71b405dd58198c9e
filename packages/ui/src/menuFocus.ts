/** Letters typed in a menu, and when the last of them came: ms of the page's own time. */
export interface TypedWord {
  text: string;
  at: number;
}

/** A pause of this many ms begins a new word. */
const pauseMs = 700;

/** The items of a menu in their order. */
export function menuItems(list: HTMLElement): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('[role^=menuitem]')];
}

/** Where an arrow, Home or End leads; `current` is -1 while the menu as a whole has the focus. */
export function nextItem(
  key: string,
  items: readonly HTMLElement[],
  current: number,
): HTMLElement | undefined {
  if (key === 'ArrowDown') return items[(current + 1) % items.length];
  if (key === 'ArrowUp') return items.at(current < 0 ? -1 : current - 1);
  if (key === 'Home') return items[0];
  if (key === 'End') return items.at(-1);
  return undefined;
}

/**
 * The item that begins with what is being typed: the same letter again goes on to the next one.
 * Letters with their shifts only; a shortcut of the browser is left alone.
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
  const goesOn = event.timeStamp - word.current.at < pauseMs;
  const text = (goesOn ? word.current.text : '') + event.key.toLowerCase();
  word.current = { text, at: event.timeStamp };
  const isOneLetter = new Set(text).size === 1;
  const wanted = isOneLetter ? event.key.toLowerCase() : text;
  // A longer word may still mean the item that has the focus.
  const from = isOneLetter ? current + 1 : Math.max(current, 0);
  const inOrder = [...items.slice(from), ...items.slice(0, from)];
  return inOrder.find((item) => item.textContent.trim().toLowerCase().startsWith(wanted));
}
