'use client';

import {
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type ReactElement,
} from 'react';
import { useFormReset } from '../composition/useFormReset.ts';
import { useForwardedRef } from '../composition/useForwardedRef.ts';
import { useFormError } from '../form/formState.ts';
import { Field, type FieldFrameProps } from '../controls/field.tsx';
import { Glyph } from '../pictures/glyph.tsx';
import { chevronDown } from '../pictures/icons.ts';
import { Chips } from './chips.tsx';
import { ChosenInputs } from './chosenInputs.tsx';
import {
  labelledOption,
  matchingOptions,
  nextOption,
  type ComboboxOption,
} from './comboboxOption.ts';
import { OptionList } from './optionList.tsx';
import { toggled, useChosen, type ChosenProps } from './useChosen.ts';
import { useOptionsPopup } from './useOptionsPopup.ts';

export interface ComboboxProps<Value extends string = string, Multiple extends boolean = false>
  extends
    Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue' | 'multiple' | 'children'>,
    ChosenProps<Value, Multiple>,
    FieldFrameProps<'list' | 'option' | 'chip'> {
  options: readonly ComboboxOption<Value>[];
  /**
   * Called with the typed text, and with an empty text when the search ends, so that you can load
   * `options`. If given, the component does not filter the options itself, and has no arrow, because it has
   * no list before a text. Ignore responses for an older text.
   */
  onSearch?: ((text: string) => void) | undefined;
  /**
   * Returns the options to show for the typed text, best match first. The first one becomes active while
   * the user types, so that Enter chooses it. Default: the options that contain the text, ignoring case
   * and accents, in the given order. None of them is active.
   */
  filter?:
    | ((
        options: readonly ComboboxOption<Value>[],
        text: string,
      ) => readonly ComboboxOption<Value>[])
    | undefined;
  /** Shows that the options are loading. */
  loading?: boolean | undefined;
  /** Texts of the list and the form. */
  texts: {
    empty: string;
    loading: string;
    /** Accessible name of the button that removes a chip. @defaultValue the label */
    remove?: (label: string) => string;
    /**
     * Shown by the browser when the form is submitted while the typed text is not a chosen option, such as "Choose a
     * country from the list". @defaultValue the browser's message for a required field
     */
    choose?: string;
  };
}

/**
 * A text input that chooses from a list. With `multiple`, the values are shown as removable chips. The arrow keys move through the options, Enter chooses one, and
 * Esc closes the list and then clears the value. A text that is the label of one option chooses it on Enter, or when
 * focus leaves. The form is not submitted while the text is only a search. The values are submitted with the form. The
 * options are rendered while the list is open, and of more than 200 only those in sight. `className` and `style` go to
 * the root, all other attributes and the ref to the input.
 */
export function Combobox<Value extends string = string, Multiple extends boolean = false>({
  options,
  multiple,
  value,
  defaultValue,
  onValueChange,
  onSearch,
  filter,
  loading = false,
  texts,
  name,
  ref,
  ...field
}: ComboboxProps<Value, Multiple>): ReactElement {
  const listId = useId();
  const { chosen, choose, reset } = useChosen({
    name,
    multiple,
    value,
    defaultValue,
    onValueChange,
  });
  const error = useFormError(name, field.error, multiple);
  const input = useRef<HTMLInputElement>(null);
  useForwardedRef(ref, input);
  const list = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  /** Value of the option that the visitor reached with the arrow keys, until the text changes or the list closes. */
  const [reached, setReached] = useState<Value>();
  /** Typed text, until an option is chosen or focus leaves. */
  const [typed, setTyped] = useState<string>();
  /** Labels of chosen values, kept because later options may not contain these values. */
  const [known, setKnown] = useState<Partial<Record<string, string>>>({});

  const labelOf = (each: Value) =>
    options.find((option) => option.value === each)?.label ?? known[each] ?? each;
  const [single] = chosen;
  const settled = multiple || single === undefined ? '' : labelOf(single);
  const text = typed ?? settled;
  const shown =
    onSearch || typed === undefined ? options : (filter ?? matchingOptions)(options, typed);
  const bestIsActive = reached === undefined && filter && open && typed?.trim();
  /**
   * Index of the active option. -1 if there is none, and while the list is closed. Found by its value, because options
   * that load later can have another order.
   */
  const active = bestIsActive ? 0 : shown.findIndex((each) => each.value === reached);
  const emptyMessage = shown.length === 0 ? texts.empty : undefined;

  useOptionsPopup(list, input, open, shown);
  const endSearch = () => {
    setTyped(undefined);
    if (typed) onSearch?.('');
  };
  /** Whether the visitor erased the text of a single value, and with it the value. */
  const isErased = !multiple && typed?.trim() === '';
  const submitted = isErased ? [] : chosen;
  const named = typed === undefined ? undefined : labelledOption(options, typed);
  const isOnlySearch =
    typed !== undefined && typed.trim() !== '' && (multiple || !named || named.value !== single);
  const { choose: chooseText, empty: emptyText } = texts;
  useEffect(() => {
    const element = input.current;
    if (!isOnlySearch || !element) return undefined;
    element.setCustomValidity(chooseText ?? (requiredMessage(element.ownerDocument) || emptyText));
    return () => element.setCustomValidity('');
  }, [isOnlySearch, chooseText, emptyText]);
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
    setKnown((labels) => ({ ...labels, [option.value]: option.label }));
    if (multiple) {
      choose(toggled(chosen, option.value));
      if (typed) search('');
    } else {
      choose([option.value]);
      endSearch();
      close();
    }
  };
  /** Makes the typed text the value: no value if it was erased, or the option with this label. */
  const settle = () => {
    if (isErased && single !== undefined) choose([]);
    if (named && !chosen.includes(named.value)) pick(named);
    else if (named || isErased) endSearch();
  };
  const remove = (removed: Value) => {
    choose(chosen.filter((each) => each !== removed));
    input.current?.focus();
  };

  const askToChoose = () => {
    setOpen(true);
    const { form } = input.current as HTMLInputElement;
    if (form && !form.noValidate) input.current?.reportValidity();
  };

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    field.onKeyDown?.(event);
    if (event.defaultPrevented || field.readOnly || event.nativeEvent.isComposing) return;
    const last = chosen.at(-1);
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      setOpen(true);
      const direction = event.key === 'ArrowDown' ? 1 : -1;
      if (!event.altKey) setReached(shown[nextOption(shown, active, direction)]?.value);
      else if (direction === -1) close();
    } else if (event.key === 'Enter' && shown[active]) pick(shown[active]);
    else if (event.key === 'Enter') {
      settle();
      // The form would submit another value than the text that the visitor sees.
      if (!isOnlySearch) return;
      if (!named) askToChoose();
    } else if (event.key === 'Escape' && (open || text !== '')) {
      // The first Esc closes the list, and the next one clears the value. Only then does Esc reach a
      // dialog around the combobox.
      event.stopPropagation();
      if (open) close();
      else {
        search('');
        if (!multiple) choose([]);
      }
    } else if (event.key === 'Backspace' && multiple && text === '' && last !== undefined) {
      remove(last);
    } else return;
    event.preventDefault();
  };

  return (
    <Field {...field} error={error}>
      {(control) => (
        <span className="x-combobox">
          {multiple && (
            <Chips
              chips={chosen.map((each) => ({ value: each, label: labelOf(each) }))}
              removeLabel={texts.remove}
              classNames={field.classNames}
              disabled={field.disabled || field.readOnly}
              onRemove={remove}
            />
          )}
          <input
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            {...control}
            ref={input}
            type="text"
            role="combobox"
            required={field.required && submitted.length === 0}
            aria-autocomplete="list"
            aria-expanded={open}
            aria-controls={open ? listId : undefined}
            aria-activedescendant={shown[active] ? `${listId}-${active}` : undefined}
            value={text}
            onChange={(event) => {
              field.onChange?.(event);
              search(event.currentTarget.value);
              setOpen(true);
            }}
            onClick={(event) => {
              field.onClick?.(event);
              if (!field.readOnly) setOpen(true);
            }}
            onKeyDown={press}
            onBlur={(event) => {
              field.onBlur?.(event);
              close();
              settle();
              // Any other text was only a search.
              if (!named) endSearch();
            }}
          />
          {!onSearch && <Glyph path={chevronDown} />}
          <OptionList
            ref={list}
            open={open}
            id={listId}
            label={typeof field.label === 'string' ? field.label : undefined}
            options={shown}
            chosen={chosen}
            active={active}
            multiple={multiple}
            message={loading ? texts.loading : emptyMessage}
            classNames={field.classNames}
            onPick={pick}
          />
          <ChosenInputs
            name={name}
            values={submitted}
            form={field.form}
            disabled={field.disabled}
          />
        </span>
      )}
    </Field>
  );
}

/** Returns the browser's message for a required field without a value, in the visitor's language. */
function requiredMessage(page: Document): string {
  const field = page.createElement('input');
  field.required = true;
  return field.validationMessage;
}
