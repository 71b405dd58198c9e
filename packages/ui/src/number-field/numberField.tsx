'use client';

import { useRef, useState, type ComponentProps, type ReactElement } from 'react';
import { part } from '../composition/classes.ts';
import { useControlled } from '../composition/useControlled.ts';
import { useFormReset } from '../composition/useFormReset.ts';
import { useForwardedRef } from '../composition/useForwardedRef.ts';
import { Field, type FieldFrameProps } from '../field/field.tsx';
import { addSteps, clamp, formatDecimal, parseDecimal, type Decimal } from './decimalSteps.ts';

export interface NumberFieldProps
  extends
    Omit<
      ComponentProps<'input'>,
      'type' | 'value' | 'defaultValue' | 'min' | 'max' | 'step' | 'children'
    >,
    FieldFrameProps<'decrease' | 'increase'> {
  /** Decimal string without grouping, such as `1234.5`, or empty. */
  value?: Decimal | undefined;
  /** @defaultValue `''` */
  defaultValue?: Decimal | undefined;
  /** Called with a decimal string, or with an empty string while the text is not a number. */
  onValueChange?: ((value: Decimal) => void) | undefined;
  /** Minimum. A value outside the limits is corrected when the field loses focus, and on Enter. */
  min?: Decimal | undefined;
  max?: Decimal | undefined;
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
 * An input for a number, whose value is a decimal string. It is shown with the locale's grouping while
 * it has no focus. The form submits the decimal string. `className` and `style` go to the root, all
 * other attributes and the ref to the visible input.
 */
export function NumberField({
  value,
  defaultValue = '',
  onValueChange,
  min,
  max,
  step = '1',
  locale = 'en',
  stepLabels,
  name,
  ref,
  ...field
}: NumberFieldProps): ReactElement {
  const [current, change] = useControlled(value, defaultValue, onValueChange);
  /** Text typed while the field has focus. */
  const [draft, setDraft] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  useForwardedRef(ref, input);
  useFormReset(input, () => {
    setDraft(undefined);
    if (value === undefined) change(defaultValue);
  });
  const formatted = current === '' ? '' : formatDecimal(current, locale);

  const move = (times: number) => {
    if (field.disabled || field.readOnly) return;
    setDraft(undefined);
    change(clamp(addSteps(current || (min ?? '0'), step, times), min, max));
  };
  /** Replaces the typed text by the parsed number, limited to `min` and `max`. */
  const settle = () => {
    setDraft(undefined);
    const inside = current === '' ? '' : clamp(current, min, max);
    if (inside !== current) change(inside);
  };
  const button = (direction: 'decrease' | 'increase', times: number, sign: string) => (
    <button
      type="button"
      {...part(direction, 'x-number-step', field.classNames)}
      // Not in the tab order, because the arrow keys do the same.
      tabIndex={-1}
      aria-label={stepLabels?.[direction]}
      disabled={field.disabled}
      onClick={() => move(times)}
    >
      {sign}
    </button>
  );

  return (
    <Field {...field}>
      {(control) => (
        <span className="x-number">
          {stepLabels && button('decrease', -1, '−')}
          <input
            autoComplete="off"
            inputMode={min !== undefined && !min.startsWith('-') ? 'decimal' : 'text'}
            {...control}
            ref={input}
            type="text"
            role="spinbutton"
            // Numbers are left-to-right in every language.
            dir="ltr"
            value={draft ?? formatted}
            aria-valuenow={current === '' ? undefined : Number(current)}
            aria-valuetext={formatted || undefined}
            aria-valuemin={min === undefined ? undefined : Number(min)}
            aria-valuemax={max === undefined ? undefined : Number(max)}
            onChange={(event) => {
              field.onChange?.(event);
              setDraft(event.currentTarget.value);
              change(parseDecimal(event.currentTarget.value, locale) ?? '');
            }}
            onBlur={(event) => {
              field.onBlur?.(event);
              settle();
            }}
            onKeyDown={(event) => {
              field.onKeyDown?.(event);
              if (event.defaultPrevented) return;
              // Correct the value on Enter as well, because Enter submits the form before the field
              // loses focus.
              if (event.key === 'Enter') settle();
              const times = keySteps[event.key];
              if (times === undefined) return;
              event.preventDefault();
              move(times);
            }}
          />
          {stepLabels && button('increase', 1, '+')}
          {name !== undefined && (
            <input
              type="hidden"
              name={name}
              form={field.form}
              value={current}
              disabled={field.disabled}
            />
          )}
        </span>
      )}
    </Field>
  );
}
