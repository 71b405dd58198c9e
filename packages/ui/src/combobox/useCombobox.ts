import { useEffect, useState, type RefObject } from 'react';
import { useFormReset } from '../composition/useFormReset.ts';
import { labelledOption, matchingOptions, type ComboboxOption } from './comboboxOption.ts';
import { toggled, useChosen, type ChosenProps } from './useChosen.ts';

interface ComboboxOptions<Value extends string, Multiple extends boolean> extends ChosenProps<
  Value,
  Multiple
> {
  name: string | undefined;
  options: readonly ComboboxOption<Value>[];
  onSearch: ((text: string) => void) | undefined;
  filter:
    | ((
        options: readonly ComboboxOption<Value>[],
        text: string,
      ) => readonly ComboboxOption<Value>[])
    | undefined;
}

export interface ComboboxState<Value extends string> {
  /** Whether the list is open. */
  open: boolean;
  show: () => void;
  close: () => void;
  chosen: readonly Value[];
  choose: (values: readonly Value[]) => void;
  /** Values that the form submits. */
  submitted: readonly Value[];
  labelOf: (value: Value) => string;
  /** Text in the input. */
  text: string;
  /** The option whose label was typed. */
  named: ComboboxOption<Value> | undefined;
  /**
   * Whether the text is neither a chosen option nor erased. The form would submit another value
   * than the visitor sees.
   */
  isOnlySearch: boolean;
  /** Options in the list. */
  shown: readonly ComboboxOption<Value>[];
  /**
   * Index of the active option. -1 if there is none, and while the list is closed. Found by its
   * value, because options that load later can have another order.
   */
  active: number;
  /** Makes the option at an index the active one. */
  reach: (index: number) => void;
  search: (text: string) => void;
  endSearch: () => void;
  /** Chooses an option, or with several values, removes a chosen one. */
  pick: (option: ComboboxOption<Value> | undefined) => void;
  /** Makes the typed text the value: no value if it was erased, or the option with this label. */
  settle: () => void;
}

/** Keeps the chosen values of a Combobox, the text that the visitor types, and the state of its list. */
export function useCombobox<Value extends string, Multiple extends boolean>(
  input: RefObject<HTMLInputElement | null>,
  { options, onSearch, filter, ...chosenProps }: ComboboxOptions<Value, Multiple>,
): ComboboxState<Value> {
  const { multiple } = chosenProps;
  const { chosen, choose, reset } = useChosen(chosenProps);
  const [open, setOpen] = useState(false);
  /** Value of the option that the visitor reached with the arrow keys, until the text changes or the list closes. */
  const [reached, setReached] = useState<Value>();
  /** Typed text, until an option is chosen or focus leaves. */
  const [typed, setTyped] = useState<string>();
  /** Labels of chosen values. Later options may not contain these values. */
  const [chosenLabels, setChosenLabels] = useState<Partial<Record<string, string>>>({});

  const labelOf = (each: Value) =>
    options.find((option) => option.value === each)?.label ?? chosenLabels[each] ?? each;
  const [single] = chosen;
  const settled = multiple || single === undefined ? '' : labelOf(single);
  const shown =
    onSearch || typed === undefined ? options : (filter ?? matchingOptions)(options, typed);
  const bestIsActive = reached === undefined && filter && open && typed?.trim();
  /** Whether the visitor erased the text of a single value, and with it the value. */
  const isErased = !multiple && typed?.trim() === '';
  const named = typed === undefined ? undefined : labelledOption(options, typed);
  const isOnlySearch =
    typed !== undefined && typed.trim() !== '' && (multiple || !named || named.value !== single);

  const endSearch = () => {
    setTyped(undefined);
    if (typed) onSearch?.('');
  };
  useFormReset(input, () => {
    endSearch();
    reset();
  });
  const search = (next: string) => {
    setTyped(next);
    setReached(undefined);
    onSearch?.(next);
  };
  const close = () => {
    setOpen(false);
    setReached(undefined);
  };
  const pick = (option: ComboboxOption<Value> | undefined) => {
    if (!option || option.disabled) return;
    setChosenLabels((labels) => ({ ...labels, [option.value]: option.label }));
    if (multiple) {
      choose(toggled(chosen, option.value));
      if (typed) search('');
    } else {
      choose([option.value]);
      endSearch();
      close();
    }
  };
  return {
    open,
    show: () => setOpen(true),
    close,
    chosen,
    choose,
    submitted: isErased ? [] : chosen,
    labelOf,
    text: typed ?? settled,
    named,
    isOnlySearch,
    shown,
    active: bestIsActive ? 0 : shown.findIndex((each) => each.value === reached),
    reach: (index: number) => setReached(shown[index]?.value),
    search,
    endSearch,
    pick,
    settle() {
      if (isErased && single !== undefined) choose([]);
      if (named && !chosen.includes(named.value)) pick(named);
      else if (named || isErased) endSearch();
    },
  };
}

/** Makes the browser refuse the form while the text is only a search. */
export function useSearchValidity(
  input: RefObject<HTMLInputElement | null>,
  isOnlySearch: boolean | undefined,
  { choose, empty }: { choose?: string; empty: string },
): void {
  useEffect(() => {
    const element = input.current;
    if (!isOnlySearch || !element) return undefined;
    element.setCustomValidity(choose ?? (requiredMessage(element.ownerDocument) || empty));
    return () => element.setCustomValidity('');
  }, [input, isOnlySearch, choose, empty]);
}

/** Returns the browser's message for a required field without a value, in the visitor's language. */
function requiredMessage(page: Document): string {
  const field = page.createElement('input');
  field.required = true;
  return field.validationMessage;
}
