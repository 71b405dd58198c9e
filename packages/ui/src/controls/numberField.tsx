'use client';

import {
  useEffect,
  useRef,
  useState,
  type ComponentProps,
  type ReactElement,
  type ReactNode,
} from 'react';
import { part, type ClassNames } from '../composition/classes.ts';
import { useControlled } from '../composition/useControlled.ts';
import { useFormReset } from '../composition/useFormReset.ts';
import { useForwardedRef } from '../composition/useForwardedRef.ts';
import { useClearError, useFormError } from '../form/formState.ts';
import { Field, type FieldFrameProps } from './field.tsx';
import { addSteps, clamp, formatDecimal, parseDecimal, type Decimal } from './decimalSteps.ts';
import { useHeldButton } from './useHeldButton.ts';

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
  /**
   * Error shown when the field loses focus, or Enter is pressed, while the text is not a number. The browser shows it too
   * when it validates the form, if it is a string. `error` replaces it. @defaultValue none. The field is marked as invalid
   * without it too.
   */
  notNumberError?: ReactNode;
  /** Accessible names of the step buttons. If omitted, there are no step buttons. */
  stepLabels?: { decrease: string; increase: string } | undefined;
}

const keySteps: Partial<Record<string, number>> = {
  ArrowUp: 1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
};

/** Text that the visitor typed. */
interface Draft {
  text: string;
  /** Whether the visitor has finished typing. Then it is shown only while it is not a number. */
  isFinished: boolean;
}

/**
 * An input for a number, whose value is a decimal string. It is shown with the locale's grouping while
 * it has no focus. Reads pasted amounts with a currency, a percent sign or an exponent. Keeps a text that is not a number
 * and marks it as invalid; the value is then empty. The form submits the decimal string. `className` and `style` go to
 * the root, all other attributes and the ref to the visible input.
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
  stepLabels,
  name,
  ref,
  ...field
}: NumberFieldProps): ReactElement {
  const formError = useFormError(name, field.error);
  const clearFormError = useClearError(name);
  const [current, change] = useControlled(value, defaultValue, (next) => {
    clearFormError();
    onValueChange?.(next);
  });
  const [draft, setDraft] = useState<Draft>();
  const input = useRef<HTMLInputElement>(null);
  useForwardedRef(ref, input);
  useFormReset(input, () => {
    setDraft(undefined);
    if (value === undefined) change(defaultValue);
  });
  const formatted = current === '' ? '' : formatDecimal(current, locale);
  const isWrong =
    draft !== undefined && draft.text.trim() !== '' && !parseDecimal(draft.text, locale);
  // The site has set another value.
  if (draft?.isFinished && current !== '') setDraft(undefined);
  const isReported = isWrong && draft.isFinished && current === '';

  const message = typeof notNumberError === 'string' ? notNumberError : undefined;
  useEffect(() => {
    const element = input.current;
    if (!isWrong || !element) return undefined;
    element.setCustomValidity(message ?? mismatchMessage(element.ownerDocument));
    return () => element.setCustomValidity('');
  }, [isWrong, message]);

  const move = (times: number) => {
    if (field.disabled || field.readOnly) return;
    setDraft(undefined);
    change(clamp(addSteps(current || (min ?? '0'), step, times), min, max));
  };
  /** Replaces the typed text by the number, limited to `min` and `max`, or marks it as wrong. */
  const settle = () => {
    setDraft(isWrong ? { ...draft, isFinished: true } : undefined);
    const inside = current === '' ? '' : clamp(current, min, max);
    if (inside !== current) change(inside);
  };
  const buttonProps = { classNames: field.classNames, disabled: field.disabled };

  return (
    <Field
      {...field}
      error={formError ?? (isReported ? notNumberError : undefined)}
      aria-invalid={field['aria-invalid'] ?? (isReported || undefined)}
    >
      {(control) => (
        <span className="x-number">
          {stepLabels && (
            <StepButton
              {...buttonProps}
              name="decrease"
              label={stepLabels.decrease}
              onStep={() => move(-1)}
            >
              −
            </StepButton>
          )}
          <input
            autoComplete="off"
            inputMode={min !== undefined && !min.startsWith('-') ? 'decimal' : 'text'}
            {...control}
            ref={input}
            type="text"
            role="spinbutton"
            // Numbers are left-to-right in every language.
            dir="ltr"
            value={draft?.text ?? formatted}
            aria-valuenow={current === '' ? undefined : Number(current)}
            aria-valuetext={formatted || undefined}
            aria-valuemin={min === undefined ? undefined : Number(min)}
            aria-valuemax={max === undefined ? undefined : Number(max)}
            onChange={(event) => {
              field.onChange?.(event);
              const text = event.currentTarget.value;
              setDraft({ text, isFinished: false });
              change(parseDecimal(text, locale) ?? '');
            }}
            onBlur={(event) => {
              field.onBlur?.(event);
              settle();
            }}
            onKeyDown={(event) => {
              field.onKeyDown?.(event);
              if (event.defaultPrevented || event.nativeEvent.isComposing) return;
              // Correct the value on Enter as well, because Enter submits the form before the field
              // loses focus. Keep the form if the text is not a number.
              if (event.key === 'Enter') {
                settle();
                if (isWrong) event.preventDefault();
              }
              const times = keySteps[event.key];
              if (times === undefined) return;
              event.preventDefault();
              move(times);
            }}
          />
          {stepLabels && (
            <StepButton
              {...buttonProps}
              name="increase"
              label={stepLabels.increase}
              onStep={() => move(1)}
            >
              +
            </StepButton>
          )}
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

function StepButton({
  name,
  label,
  classNames,
  disabled,
  onStep,
  children,
}: {
  name: 'decrease' | 'increase';
  label: string;
  classNames: ClassNames<'decrease' | 'increase'> | undefined;
  disabled: boolean | undefined;
  onStep: () => void;
  children: string;
}): ReactElement {
  const handlers = useHeldButton(onStep, disabled);
  return (
    <button
      type="button"
      {...part(name, 'x-number-step', classNames)}
      // Not in the tab order, because the arrow keys do the same.
      tabIndex={-1}
      aria-label={label}
      disabled={disabled}
      {...handlers}
    >
      {children}
    </button>
  );
}

/** Returns the browser's message for a text that does not have the expected format, in the visitor's language. */
function mismatchMessage(page: Document): string {
  const field = page.createElement('input');
  field.pattern = '\\d';
  field.value = '-';
  return field.validationMessage || '?';
}
