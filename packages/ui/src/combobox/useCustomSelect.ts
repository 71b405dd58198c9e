import { useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { continuesWord, typedItem, type TypedWord } from '../composition/typeahead.ts';
import { movedTo, nextOption, type ComboboxOption } from './comboboxOption.ts';
import { toggled, useChosen, type ChosenProps } from './useChosen.ts';

interface CustomSelectOptions<Value extends string, Multiple extends boolean> extends ChosenProps<
  Value,
  Multiple
> {
  name: string | undefined;
  options: readonly ComboboxOption<Value>[];
  /** The list of a disabled select is closed. */
  isDisabled: boolean;
}

interface CustomSelectState<Value extends string> {
  multiple: boolean | undefined;
  options: readonly ComboboxOption<Value>[];
  /** Whether the list is open. */
  open: boolean;
  /** Opens the list at the chosen option, or else at the first one that can be chosen. */
  show: () => void;
  close: () => void;
  chosen: readonly Value[];
  /** Index of the active option. -1 if there is none, and while the list is closed. */
  active: number;
  /** Index of the option at which the list opens. -1 if there is none. */
  first: number;
  /** Opens the list, and makes the option at an index the active one. */
  reach: (index: number) => void;
  /** Chooses an option, or with several values, removes a chosen one. Without several, closes the list. */
  pick: (option: ComboboxOption<Value> | undefined) => void;
  /** Restores the default value. */
  reset: () => void;
  /** The word that the visitor types to reach an option. */
  typed: RefObject<TypedWord>;
}

/** Keeps the chosen values of a CustomSelect, and the state of its list. */
export function useCustomSelect<Value extends string, Multiple extends boolean>({
  options,
  isDisabled,
  ...chosenProps
}: CustomSelectOptions<Value, Multiple>): CustomSelectState<Value> {
  const { multiple } = chosenProps;
  const { chosen, choose, reset } = useChosen(chosenProps);
  const [isOpen, setOpen] = useState(false);
  /** Value of the active option, because options that load later can have another order. */
  const [reached, setReached] = useState<Value>();
  const typed = useRef<TypedWord>({ text: '', at: 0 });
  const open = isOpen && !isDisabled;
  const indexOf = (value: Value | undefined) => options.findIndex((each) => each.value === value);
  const first = chosen.length > 0 ? indexOf(chosen[0]) : nextOption(options, -1, 1);

  const reach = (index: number) => {
    setOpen(true);
    setReached(options[index]?.value);
  };
  const close = () => setOpen(false);
  return {
    multiple,
    options,
    open,
    show: () => reach(first),
    close,
    chosen,
    active: open ? indexOf(reached) : -1,
    first,
    reach,
    pick(option) {
      if (option?.disabled) return;
      if (option && multiple) choose(toggled(chosen, option.value));
      else if (option && !chosen.includes(option.value)) choose([option.value]);
      if (!multiple) close();
    },
    reset,
    typed,
  };
}

/** Handles a key pressed on the button. Returns false if the browser has to handle it. */
export function pressKey<Value extends string>(
  event: KeyboardEvent,
  select: CustomSelectState<Value>,
): boolean {
  const isHandled = select.open ? pressOpen(event, select) : pressClosed(event, select);
  // Space in a word must not press the button.
  return isHandled || move(event, select) || event.key === ' ';
}

/** Returns whether a key opens the list or chooses an option: Enter, or Space outside a typed word. */
function isPress<Value extends string>(
  { key, nativeEvent }: KeyboardEvent,
  { typed }: CustomSelectState<Value>,
): boolean {
  return key === 'Enter' || (key === ' ' && !continuesWord(nativeEvent, typed.current));
}

/** Handles a key while the list is closed. Returns whether it was for the select. */
function pressClosed<Value extends string>(
  event: KeyboardEvent,
  select: CustomSelectState<Value>,
): boolean {
  const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp';
  if (!isArrow && !isPress(event, select)) return false;
  select.show();
  return true;
}

/** Handles a key while the list is open. Returns whether it was for the select. */
function pressOpen<Value extends string>(
  event: KeyboardEvent,
  select: CustomSelectState<Value>,
): boolean {
  const { multiple, options, active, pick, close } = select;
  const { key, altKey } = event;
  if (key === 'Tab') {
    if (!multiple) pick(options[active]);
    close();
    // Focus must move on.
    return false;
  }
  if (isPress(event, select)) pick(options[active]);
  else if (altKey && key === 'ArrowUp') close();
  else if (key === 'Escape') {
    // The same Esc must not close a dialog around the select.
    event.stopPropagation();
    close();
  } else return false;
  return true;
}

/** Moves to the option that a key selects. Returns whether there is one. */
function move<Value extends string>(
  { key, nativeEvent }: KeyboardEvent,
  { options, open, active, first, reach, typed }: CustomSelectState<Value>,
): boolean {
  const named = typedItem(nativeEvent, typed, {
    items: options,
    current: open ? active : first,
    textOf: ({ label, disabled }) => (disabled ? '' : label),
  });
  const moved = movedTo(key, options, active);
  if (moved !== undefined) typed.current = { text: '', at: 0 };
  const target = named ? options.indexOf(named) : moved;
  if (target === undefined) return false;
  reach(target);
  return true;
}
