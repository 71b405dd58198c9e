'use client';

import {
  useId,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { continuesWord, typedItem, type TypedWord } from '../composition/typeahead.ts';
import { useFormReset } from '../composition/useFormReset.ts';
import { useForwardedRef } from '../composition/useForwardedRef.ts';
import { useFormError } from '../form/formState.ts';
import { Field, type FieldFrameProps } from '../controls/field.tsx';
import { Glyph } from '../pictures/glyph.tsx';
import { chevronDown } from '../pictures/icons.ts';
import { ChosenInputs } from './chosenInputs.tsx';
import { movedTo, nextOption, type ComboboxOption } from './comboboxOption.ts';
import { OptionList } from './optionList.tsx';
import { toggled, useChosen, type ChosenProps } from './useChosen.ts';
import { useOptionsPopup } from './useOptionsPopup.ts';

export interface CustomSelectProps<Value extends string = string, Multiple extends boolean = false>
  extends
    Omit<ComponentProps<'button'>, 'type' | 'value' | 'defaultValue' | 'children'>,
    ChosenProps<Value, Multiple>,
    FieldFrameProps<'list' | 'option'> {
  options: readonly ComboboxOption<Value>[];
  /** Shown while no value is chosen. */
  placeholder?: ReactNode;
  /** Shown in the list if there are no options. */
  empty?: string | undefined;
  /** Shows that the options are loading. */
  loading?: boolean | undefined;
  /** Shown in the list while `loading`. */
  loadingLabel?: string | undefined;
  /** The form is not submitted without a value. @defaultValue `false` */
  required?: boolean | undefined;
}

/**
 * A select whose options have icons and hints, such as coins and networks. Choose it over `Select`
 * only for those, or for several values: `Select` opens the picker of the phone. The keys are those
 * of the ARIA pattern for a select-only combobox: arrows, Home, End, Page Up, Page Down, typeahead,
 * Enter, Space, Tab and Esc. The values are submitted with the form. Of more than 200 options, only
 * those in sight are rendered. `className` and `style` go to the root, all other attributes and the
 * ref to the button.
 */
export function CustomSelect<Value extends string = string, Multiple extends boolean = false>({
  options,
  multiple,
  value,
  defaultValue,
  onValueChange,
  placeholder,
  empty,
  loading = false,
  loadingLabel,
  required,
  name,
  form,
  ref,
  ...native
}: CustomSelectProps<Value, Multiple>): ReactElement {
  const listId = useId();
  const { chosen, choose, reset } = useChosen({
    name,
    multiple,
    value,
    defaultValue,
    onValueChange,
  });
  const error = useFormError(name, native.error, multiple);
  const button = useRef<HTMLButtonElement>(null);
  useForwardedRef(ref, button);
  const validated = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const typed = useRef<TypedWord>({ text: '', at: 0 });
  const isDisabled = native.disabled === true;
  const [isOpen, setOpen] = useState(false);
  const open = isOpen && !isDisabled;
  /** Value of the active option, while the list is open. */
  const [reached, setReached] = useState<Value>();

  const indexOf = (searchedValue: Value | undefined) =>
    options.findIndex((option) => option.value === searchedValue);
  const active = open ? indexOf(reached) : -1;

  useOptionsPopup(list, button, open, options);
  useFormReset(validated, reset);
  const openAt = (index: number) => {
    setOpen(true);
    setReached(options[index]?.value);
  };
  const close = () => setOpen(false);
  const pick = (option: ComboboxOption<Value> | undefined) => {
    if (option?.disabled) return;
    if (option && multiple) choose(toggled(chosen, option.value));
    else if (option && !chosen.includes(option.value)) choose([option.value]);
    if (!multiple) close();
  };
  /** Index of the option at which the list opens. */
  const first = () => {
    const [value] = chosen;
    return value === undefined ? nextOption(options, -1, 1) : indexOf(value);
  };

  /** Moves to the option that a key selects. Returns whether there is one. */
  const moveBy = (event: globalThis.KeyboardEvent): boolean => {
    const from = open ? active : first();
    const word = typedItem(event, typed, {
      items: options,
      current: from,
      textOf: ({ label, disabled }) => (disabled ? '' : label),
    });
    const moved = movedTo(event.key, options, active);
    if (moved !== undefined) typed.current = { text: '', at: 0 };
    const target = word ? indexOf(word.value) : moved;
    if (target === undefined) return false;
    openAt(target);
    return true;
  };
  /** Handles a key while the list is closed. Returns whether it was for the select. */
  const pressClosed = (key: string, isPress: boolean): boolean => {
    if (!isPress && key !== 'ArrowDown' && key !== 'ArrowUp') return false;
    openAt(first());
    return true;
  };
  /** Handles a key while the list is open. Returns whether it was for the select. */
  const pressOpen = (event: KeyboardEvent<HTMLButtonElement>, isPress: boolean): boolean => {
    const { key, altKey } = event;
    if (key === 'Tab') {
      if (!multiple) pick(options[active]);
      close();
      // Focus must move on.
      return false;
    }
    if (isPress) pick(options[active]);
    else if (altKey && key === 'ArrowUp') close();
    else if (key === 'Escape') {
      // The same Esc must not close a dialog around the select.
      event.stopPropagation();
      close();
    } else return false;
    return true;
  };
  const press = (event: KeyboardEvent<HTMLButtonElement>) => {
    native.onKeyDown?.(event);
    if (event.defaultPrevented) return;
    const { key, nativeEvent } = event;
    const isSpace = key === ' ' && !continuesWord(nativeEvent, typed.current);
    const isPress = isSpace || key === 'Enter';
    const isHandled = open ? pressOpen(event, isPress) : pressClosed(key, isPress);
    // Space in a word must not press the button.
    if (isHandled || moveBy(nativeEvent) || key === ' ') event.preventDefault();
  };

  // All attributes go through the Field and come back in `control`. The type hides them, because
  // those of a Field are of an `<input>`.
  const field: FieldFrameProps = native;
  const emptyMessage = options.length === 0 ? empty : undefined;
  return (
    <Field {...field} error={error}>
      {(control) => (
        <span className="x-custom-select">
          <button
            {...control}
            ref={button}
            type="button"
            role="combobox"
            aria-haspopup="listbox"
            aria-expanded={open}
            aria-controls={open ? listId : undefined}
            aria-activedescendant={options[active] ? `${listId}-${active}` : undefined}
            aria-required={required}
            aria-busy={loading || undefined}
            onClick={(event) => {
              native.onClick?.(event);
              if (event.defaultPrevented) return;
              // Safari does not focus a button that is pressed.
              event.currentTarget.focus();
              if (open) close();
              else openAt(first());
            }}
            onKeyDown={press}
            onKeyUp={(event) => {
              native.onKeyUp?.(event);
              // Firefox presses the button when Space is released, although its `keydown` was handled.
              if (event.key === ' ') event.preventDefault();
            }}
            onBlur={(event) => {
              native.onBlur?.(event);
              close();
            }}
          >
            {chosen.length === 0 && (
              <span className="x-custom-select-placeholder">{placeholder}</span>
            )}
            {chosen.map((each) => {
              const option = options[indexOf(each)];
              return (
                <span key={each} className="x-custom-select-value">
                  {option?.icon} {option?.label ?? each}
                </span>
              );
            })}
          </button>
          <Glyph path={chevronDown} />
          <OptionList
            ref={list}
            open={open}
            id={listId}
            label={typeof native.label === 'string' ? native.label : undefined}
            options={options}
            chosen={chosen}
            active={active}
            multiple={multiple}
            message={loading ? loadingLabel : emptyMessage}
            classNames={native.classNames}
            onPick={pick}
          />
          {/* The browser validates inputs, but no buttons. */}
          <input
            ref={validated}
            className="x-custom-select-validity"
            tabIndex={-1}
            aria-hidden="true"
            required={required}
            form={form}
            disabled={isDisabled}
            value={chosen[0] ?? ''}
            onChange={() => undefined}
            onFocus={() => button.current?.focus()}
          />
          <ChosenInputs name={name} values={chosen} form={form} disabled={isDisabled} />
        </span>
      )}
    </Field>
  );
}
