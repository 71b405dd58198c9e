'use client';

import {
  useRef,
  type ComponentProps,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { useFormReset } from '../composition/useFormReset.ts';
import { useForwardedRef } from '../composition/useForwardedRef.ts';
import { useFormError } from '../form/formState.ts';
import { Field, type FieldFrameProps } from '../controls/field.tsx';
import { Glyph } from '../pictures/glyph.tsx';
import { chevronDown } from '../pictures/icons.ts';
import { ChosenInputs } from './chosenInputs.tsx';
import type { ComboboxOption } from './comboboxOption.ts';
import { OptionList } from './optionList.tsx';
import type { ChosenProps } from './useChosen.ts';
import { pressKey, useCustomSelect } from './useCustomSelect.ts';
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
  const error = useFormError(name, native.error, multiple);
  const button = useRef<HTMLButtonElement>(null);
  useForwardedRef(ref, button);
  const validated = useRef<HTMLInputElement>(null);
  const isDisabled = native.disabled === true;
  const select = useCustomSelect({
    name,
    multiple,
    value,
    defaultValue,
    onValueChange,
    options,
    isDisabled,
  });
  const { open, chosen, active } = select;
  const { listId, activeId, listProps } = useOptionsPopup({
    control: button,
    label: native.label,
    open,
    options,
    active,
  });
  useFormReset(validated, select.reset);

  const press = (event: KeyboardEvent<HTMLButtonElement>) => {
    native.onKeyDown?.(event);
    if (event.defaultPrevented) return;
    if (pressKey(event, select)) event.preventDefault();
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
            aria-controls={listId}
            aria-activedescendant={activeId}
            aria-required={required}
            aria-busy={loading || undefined}
            onClick={(event) => {
              native.onClick?.(event);
              if (event.defaultPrevented) return;
              // Safari does not focus a button that is pressed.
              event.currentTarget.focus();
              if (open) select.close();
              else select.show();
            }}
            onKeyDown={press}
            onKeyUp={(event) => {
              native.onKeyUp?.(event);
              // Firefox presses the button when Space is released, although its `keydown` was handled.
              if (event.key === ' ') event.preventDefault();
            }}
            onBlur={(event) => {
              native.onBlur?.(event);
              select.close();
            }}
          >
            {chosen.length === 0 && (
              <span className="x-custom-select-placeholder">{placeholder}</span>
            )}
            {chosen.map((each) => {
              const option = options.find((listed) => listed.value === each);
              return (
                <span key={each} className="x-custom-select-value">
                  {option?.icon} {option?.label ?? each}
                </span>
              );
            })}
          </button>
          <Glyph path={chevronDown} />
          <OptionList
            {...listProps}
            chosen={chosen}
            multiple={multiple}
            message={loading ? loadingLabel : emptyMessage}
            classNames={native.classNames}
            onPick={select.pick}
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
