'use client';

import { useId, useRef, type ComponentProps, type KeyboardEvent, type ReactElement } from 'react';
import { useForwardedRef } from '../composition/useForwardedRef.ts';
import { useFormError } from '../form/formState.ts';
import { Field, type FieldFrameProps } from '../controls/field.tsx';
import type { Decimal } from './decimalSteps.ts';
import {
  describedBySlots,
  FieldSlots,
  unitInSlots,
  type FieldSlotProps,
} from '../controls/fieldSlots.tsx';
import type { NumberFieldErrors, NumberProblem } from './numberProblem.ts';
import { StepButton } from './stepButton.tsx';
import { useFocusedText } from './useFocusedText.ts';
import { useNumberEntry } from './useNumberEntry.ts';

export type { NumberFieldErrors } from './numberProblem.ts';

export interface NumberFieldProps
  extends
    Omit<
      ComponentProps<'input'>,
      'type' | 'value' | 'defaultValue' | 'min' | 'max' | 'step' | 'children'
    >,
    FieldFrameProps<'start' | 'end' | 'decrease' | 'increase'>,
    FieldSlotProps,
    NumberFieldErrors {
  /** Decimal string without grouping, such as `1234.5`, or empty. */
  value?: Decimal | undefined;
  /** @defaultValue `''` */
  defaultValue?: Decimal | undefined;
  /** Called with a decimal string, or with an empty string while the text is not a number. */
  onValueChange?: ((value: Decimal) => void) | undefined;
  /**
   * Minimum. A value outside the limits stays and marks the field as invalid, with `minError` or
   * `maxError`, because another amount must not be sent silently. Keys and step buttons stay within
   * the limits. `onValueChange` is called with every number, also one outside.
   */
  min?: Decimal | undefined;
  max?: Decimal | undefined;
  /**
   * Maximum number of decimal places, such as 8 for a coin. A value with more stays and marks the
   * field as invalid, with `decimalsError`. Zeros after the last place are dropped.
   * @defaultValue no maximum
   */
  decimals?: number | undefined;
  /**
   * Amount by which an arrow key changes the value. Page Up and Page Down change it by ten steps.
   * @defaultValue `'1'`
   */
  step?: Decimal | undefined;
  /**
   * BCP 47 tag for grouping and decimal separator. Digits are Latin, unless the tag requests others,
   * such as `ar-u-nu-arab`. Visitors can type both Latin and native digits. @defaultValue `'en'`
   */
  locale?: string | undefined;
  /**
   * Unit that may be typed or pasted with the number, such as `USDT`. A text with any other letters
   * is not a number, because it may mean another amount: `5 MILLIONS`, `100000 SATS`.
   * @defaultValue the text in `start` or `end`
   */
  unit?: string | undefined;
  /** Accessible names of the step buttons. If omitted, there are no step buttons. */
  stepLabels?: { decrease: string; increase: string } | undefined;
}

const keySteps: Partial<Record<string, number>> = {
  ArrowUp: 1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
};

/**
 * An input for a number, whose value is a decimal string. It is shown with the locale's grouping
 * while it has no focus. Reads amounts with a currency sign, the `unit`, a percent sign or an
 * exponent, and the separators of other locales if they leave one meaning. Keeps a text that is not
 * a number, or could be two, and marks it as invalid; the value is then empty. A value outside the
 * limits, or with too many decimal places, is invalid as well. The form submits the decimal string.
 * `className` and `style` go to the root, all other attributes and the ref to the visible input.
 */
export function NumberField({
  value,
  defaultValue = '',
  onValueChange,
  min,
  max,
  step = '1',
  locale = 'en',
  notNumberError,
  ambiguousError,
  minError,
  maxError,
  decimals,
  decimalsError,
  start,
  end,
  unit = unitInSlots({ start, end }),
  stepLabels,
  name,
  ref,
  ...field
}: NumberFieldProps): ReactElement {
  const ownId = useId();
  const id = field.id ?? ownId;
  const formError = useFormError(name, field.error);
  const input = useRef<HTMLInputElement>(null);
  useForwardedRef(ref, input);
  const { isFocused, ...focus } = useFocusedText(input);
  const entry = useNumberEntry(input, {
    isFocused,
    name,
    value,
    defaultValue,
    onValueChange,
    min,
    max,
    decimals,
    step,
    locale,
    unit,
    notNumberError,
    ambiguousError,
    minError,
    maxError,
    decimalsError,
  });
  const { problem, isReported } = entry;

  const move = (steps: number) => {
    if (!field.disabled && !field.readOnly) entry.move(steps);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    field.onKeyDown?.(event);
    if (event.defaultPrevented || event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      // Enter submits the form before the field loses focus, also a form that does not validate.
      entry.settle();
      if (problem) refuseToSubmit(event, problem);
    }
    const steps = keySteps[event.key];
    if (steps === undefined) return;
    event.preventDefault();
    move(steps);
  };
  const stepButton = { classNames: field.classNames, disabled: field.disabled, onStep: move };

  return (
    <Field
      {...field}
      id={id}
      aria-describedby={describedBySlots(id, { start, end }, field['aria-describedby'])}
      error={formError ?? (isReported ? problem?.error : undefined)}
      aria-invalid={field['aria-invalid'] ?? (isReported || undefined)}
    >
      {(control) => (
        <span className="x-number">
          {stepLabels && <StepButton {...stepButton} name="decrease" label={stepLabels.decrease} />}
          <FieldSlots id={id} start={start} end={end} classNames={field.classNames}>
            <input
              autoComplete="off"
              inputMode={inputModeFor(min, decimals)}
              {...control}
              ref={input}
              type="text"
              role="spinbutton"
              // Numbers are left-to-right in every language.
              dir="ltr"
              value={entry.text}
              aria-valuenow={entry.value === '' ? undefined : Number(entry.value)}
              aria-valuetext={entry.formatted || undefined}
              aria-valuemin={min ? Number(min) : undefined}
              aria-valuemax={max ? Number(max) : undefined}
              onChange={(event) => {
                field.onChange?.(event);
                entry.type(event.currentTarget.value);
              }}
              onFocus={(event) => {
                field.onFocus?.(event);
                focus.onFocus(event.currentTarget);
              }}
              onBlur={(event) => {
                field.onBlur?.(event);
                focus.onBlur();
                entry.settle();
              }}
              onKeyDown={press}
            />
          </FieldSlots>
          {stepLabels && <StepButton {...stepButton} name="increase" label={stepLabels.increase} />}
          {name !== undefined && (
            <input
              type="hidden"
              name={name}
              form={field.form}
              value={entry.value}
              disabled={field.disabled}
            />
          )}
        </span>
      )}
    </Field>
  );
}

/** Keeps Enter from submitting the form. The browser shows the reason, if the site does not. */
function refuseToSubmit(event: KeyboardEvent<HTMLInputElement>, { error }: NumberProblem): void {
  const { currentTarget: input } = event;
  if (!input.willValidate) return;
  event.preventDefault();
  if (!error) input.reportValidity();
}

/** Returns the on-screen keyboard with the characters that the value may have. Those for numbers have no minus sign. */
function inputModeFor(min: Decimal | undefined, decimals: number | undefined) {
  if (!min || min.startsWith('-')) return 'text';
  return decimals === 0 ? 'numeric' : 'decimal';
}
