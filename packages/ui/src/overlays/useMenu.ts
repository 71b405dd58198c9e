import { useEffect, useLayoutEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import { watchTargets } from '../composition/trees.ts';
import { continuesWord, typedItem, type TypedWord } from '../composition/typeahead.ts';
import { useControlled } from '../composition/useControlled.ts';
import { showInTopLayer, usePlacement } from '../composition/usePlacement.ts';
import { menuItems, nextItem } from './menuFocus.ts';

/** Item focused when the menu opens. `none` focuses the menu itself. */
type FirstFocus = 'none' | 'first' | 'last';

interface MenuOptions {
  /** State kept by the parent. If undefined, the menu keeps it. */
  controlledOpen: boolean | undefined;
  defaultOpen: boolean;
  onOpenChange: ((open: boolean) => void) | undefined;
  align: 'start' | 'end';
}

/** Opens and closes a menu, places its popup, moves the focus and handles keys. */
export function useMenu(
  root: RefObject<HTMLElement | null>,
  { controlledOpen, defaultOpen, onOpenChange, align }: MenuOptions,
) {
  const [open, setOpen] = useControlled(controlledOpen, defaultOpen, onOpenChange);
  const firstFocus = useRef<FirstFocus>('none');
  const button = useRef<HTMLButtonElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const typedWord = useRef<TypedWord>({ text: '', at: 0 });

  const focusFirst = () => {
    if (!list.current) return;
    const items = menuItems(list.current);
    const target = { first: items[0], last: items.at(-1), none: list.current }[firstFocus.current];
    target?.focus({ preventScroll: true });
  };
  const openAt = (first: FirstFocus) => {
    firstFocus.current = first;
    setOpen(true);
    // If the parent kept the menu open, focus its items again.
    focusFirst();
  };
  const close = () => setOpen(false);
  const closeToButton = () => {
    button.current?.focus();
    close();
  };

  // The top layer shows the popup in front of a modal window, and outside parents that clip their content.
  useLayoutEffect(() => showInTopLayer(popup.current), [open]);
  usePlacement({ popup, anchor: button, open, side: 'bottom', align });
  useLayoutEffect(() => focusFirst(), [open]);
  useOutsideTargets(root, open, close);

  const pressButton = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    openAt(event.key === 'ArrowDown' ? 'first' : 'last');
  };
  const pressInside = (event: KeyboardEvent<HTMLElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Tab') return close();
    const items = menuItems(event.currentTarget);
    const current = items.findIndex((item) => item.contains(event.target as Node));
    if (event.key === 'Escape') {
      event.preventDefault();
      // The same Esc must not close a dialog around the menu.
      event.stopPropagation();
      closeToButton();
    } else if (event.key === ' ' && !continuesWord(event.nativeEvent, typedWord.current)) {
      // In a menu, Space must activate links, which natively react only to Enter.
      event.preventDefault();
      items[current]?.click();
    } else {
      const target =
        nextItem(event.key, items, current) ??
        typedItem(event.nativeEvent, typedWord, {
          items,
          current,
          textOf: ({ textContent }) => textContent,
        });
      // Space in a word must not activate the item.
      if (target || event.key === ' ') event.preventDefault();
      target?.focus();
    }
  };

  return { button, popup, list, open, openAt, close, closeToButton, pressButton, pressInside };
}

/** Calls `onOutside` when the visitor presses or focuses something outside an open menu. */
function useOutsideTargets(
  root: RefObject<HTMLElement | null>,
  open: boolean,
  onOutside: () => void,
): void {
  const latestOnOutside = useRef(onOutside);
  useLayoutEffect(() => {
    latestOnOutside.current = onOutside;
  });
  useEffect(() => {
    const element = root.current;
    if (!open || !element) return undefined;
    return watchTargets(element, (target) => {
      if (!element.contains(target)) latestOnOutside.current();
    });
  }, [root, open]);
}
