import type { KeyboardEvent } from 'react';
import { nextOption } from './comboboxOption.ts';
import type { ComboboxState } from './useCombobox.ts';

interface KeyOptions<Value extends string> {
  input: HTMLInputElement;
  multiple: boolean | undefined;
  /** Removes a chosen value, and focuses the input. */
  remove: (value: Value) => void;
}

/** Handles a key pressed in the input. Returns false if the combobox does not use the key. */
export function pressKey<Value extends string>(
  event: KeyboardEvent,
  combobox: ComboboxState<Value>,
  options: KeyOptions<Value>,
): boolean {
  switch (event.key) {
    case 'ArrowDown':
      pressArrow(combobox, 1, event.altKey);
      return true;
    case 'ArrowUp':
      pressArrow(combobox, -1, event.altKey);
      return true;
    case 'Enter':
      return pressEnter(combobox, options);
    case 'Escape':
      return pressEscape(event, combobox, options);
    case 'Backspace':
      return pressBackspace(combobox, options);
    default:
      return false;
  }
}

/** Opens the list and moves through it. With Alt, only opens or closes the list. */
function pressArrow<Value extends string>(
  { show, close, reach, shown, active }: ComboboxState<Value>,
  direction: 1 | -1,
  isAlt: boolean,
): void {
  show();
  if (!isAlt) reach(nextOption(shown, active, direction));
  else if (direction === -1) close();
}

/** Chooses an option. Returns true if the form must not be submitted. */
function pressEnter<Value extends string>(
  { show, pick, settle, shown, active, named, isOnlySearch }: ComboboxState<Value>,
  { input }: KeyOptions<Value>,
): boolean {
  if (shown[active]) {
    pick(shown[active]);
    return true;
  }
  settle();
  if (isOnlySearch && !named) {
    show();
    if (input.form && !input.form.noValidate) input.reportValidity();
  }
  // The form would submit another value than the text that the visitor sees.
  return isOnlySearch;
}

/**
 * Closes the list, or clears the value if the list is closed. Without a list and a text, Esc reaches a dialog around
 * the combobox.
 */
function pressEscape<Value extends string>(
  event: KeyboardEvent,
  { open, close, choose, search, text }: ComboboxState<Value>,
  { multiple }: KeyOptions<Value>,
): boolean {
  if (!open && text === '') return false;
  event.stopPropagation();
  if (open) {
    close();
    return true;
  }
  search('');
  if (!multiple) choose([]);
  return true;
}

/** Removes the last chip, unless there is a text to erase. */
function pressBackspace<Value extends string>(
  { chosen, text }: ComboboxState<Value>,
  { multiple, remove }: KeyOptions<Value>,
): boolean {
  const last = chosen.at(-1);
  if (!multiple || text !== '' || last === undefined) return false;
  remove(last);
  return true;
}
