'use client';

import { useRef, type ComponentProps, type KeyboardEvent, type ReactElement } from 'react';
import { useForwardedRef } from '../composition/useForwardedRef.ts';
import { useFormError } from '../form/formState.ts';
import { Field, type FieldFrameProps } from '../controls/field.tsx';
import { Glyph } from '../pictures/glyph.tsx';
import { chevronDown } from '../pictures/icons.ts';
import { Chips } from './chips.tsx';
import { ChosenInputs } from './chosenInputs.tsx';
import { pressKey } from './comboboxKeys.ts';
import type { ComboboxOption } from './comboboxOption.ts';
import { OptionList } from './optionList.tsx';
import type { ChosenProps } from './useChosen.ts';
import { useCombobox, useSearchValidity } from './useCombobox.ts';
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
 * A text input that chooses from a list. With `multiple`, the values are shown as removable chips.
 * The arrow keys move through the options, Enter chooses one, and Esc closes the list and then
 * clears the value. A text that is the label of one option chooses it on Enter, or when focus
 * leaves. The form is not submitted while the text is only a search. The values are submitted with
 * the form. The options are rendered while the list is open, and of more than 200 only those in
 * sight. `className` and `style` go to the root, all other attributes and the ref to the input.
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
  const error = useFormError(name, field.error, multiple);
  const input = useRef<HTMLInputElement>(null);
  useForwardedRef(ref, input);
  const combobox = useCombobox(input, {
    name,
    multiple,
    value,
    defaultValue,
    onValueChange,
    options,
    onSearch,
    filter,
  });
  const { open, chosen, choose, submitted, text, isOnlySearch, shown, active } = combobox;
  const { listId, activeId, listProps } = useOptionsPopup({
    control: input,
    label: field.label,
    open,
    options: shown,
    active,
  });
  useSearchValidity(input, isOnlySearch, texts);
  const emptyMessage = shown.length === 0 ? texts.empty : undefined;

  const remove = (removed: Value) => {
    choose(chosen.filter((each) => each !== removed));
    input.current?.focus();
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    field.onKeyDown?.(event);
    if (event.defaultPrevented || field.readOnly || event.nativeEvent.isComposing) return;
    const isHandled = pressKey(event, combobox, { input: event.currentTarget, multiple, remove });
    if (isHandled) event.preventDefault();
  };

  return (
    <Field {...field} error={error}>
      {(control) => (
        <span className="x-combobox">
          {multiple && (
            <Chips
              chips={chosen.map((each) => ({ value: each, label: combobox.labelOf(each) }))}
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
            aria-controls={listId}
            aria-activedescendant={activeId}
            value={text}
            onChange={(event) => {
              field.onChange?.(event);
              combobox.search(event.currentTarget.value);
              combobox.show();
            }}
            onClick={(event) => {
              field.onClick?.(event);
              if (!field.readOnly) combobox.show();
            }}
            onKeyDown={press}
            onBlur={(event) => {
              field.onBlur?.(event);
              combobox.close();
              combobox.settle();
              // Any other text was only a search.
              if (!combobox.named) combobox.endSearch();
            }}
          />
          {!onSearch && <Glyph path={chevronDown} />}
          <OptionList
            {...listProps}
            chosen={chosen}
            multiple={multiple}
            message={loading ? texts.loading : emptyMessage}
            classNames={field.classNames}
            onPick={combobox.pick}
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
