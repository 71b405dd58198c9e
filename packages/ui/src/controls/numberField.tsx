'use client';

import {
  useEffect,
  useRef,
  useState,
  type ComponentProps,
  type ReactElement,
  type ReactNode,
} from 'react';
import { useControlled } from '../composition/useControlled.ts';
import { useFormReset } from '../composition/useFormReset.ts';
import { useForwardedRef } from '../composition/useForwardedRef.ts';
import { useClearError, useFormError } from '../form/formState.ts';
import { Field, type FieldFrameProps } from './field.tsx';
import { addSteps, clamp, formatDecimal, type Decimal } from './decimalSteps.ts';
import { readDecimal } from './readDecimal.ts';
import { StepButton } from './stepButton.tsx';
import { useFocusedText } from './useFocusedText.ts';

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
  /**
   * Returns the error for a text that could be two amounts, such as `1,500` in English, which is not read. The arguments are
   * the two as texts that the field reads, `1.500` and `1500`, so that the error can say what to type. Shown like
   * `notNumberError`. @defaultValue `notNumberError`
   */
  ambiguousError?: ((decimal: string, grouped: string) => ReactNode) | undefined;
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
 * it has no focus. Reads amounts with a currency, a percent sign or an exponent, and the separators of other locales if
 * they leave one meaning. Keeps a text that is not a number, or could be two, and marks it as invalid; the value is then
 * empty. The form submits the decimal string. `className` and `style` go to
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
  ambiguousError,
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
  const { isFocused, ...focus } = useFocusedText(input);
  useFormReset(input, () => {
    setDraft(undefined);
    if (value === undefined) change(defaultValue);
  });
  const formatted = current === '' ? '' : formatDecimal(current, locale);
  const ungrouped = current === '' ? '' : formatDecimal(current, locale, false);
  const reading = draft && readDecimal(draft.text, locale);
  const isWrong =
    draft !== undefined && draft.text.trim() !== '' && !(reading && 'value' in reading);
  const wrongError =
    reading && 'ambiguous' in reading && ambiguousError
      ? ambiguousError(...reading.ambiguous)
      : notNumberError;
  // The site has set another value.
  if (draft?.isFinished && current !== '') setDraft(undefined);
  const isReported = isWrong && draft.isFinished && current === '';

  const message = typeof wrongError === 'string' ? wrongError : undefined;
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
      error={formError ?? (isReported ? wrongError : undefined)}
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
            // Grouping would turn an edit of `1,234` into `1,23`, which is another number.
            value={draft?.text ?? (isFocused ? ungrouped : formatted)}
            aria-valuenow={current === '' ? undefined : Number(current)}
            aria-valuetext={formatted || undefined}
            aria-valuemin={min === undefined ? undefined : Number(min)}
            aria-valuemax={max === undefined ? undefined : Number(max)}
            onChange={(event) => {
              field.onChange?.(event);
              const text = event.currentTarget.value;
              setDraft({ text, isFinished: false });
              const read = readDecimal(text, locale);
              change(read && 'value' in read ? read.value : '');
            }}
            onFocus={(event) => {
              field.onFocus?.(event);
              focus.onFocus(event.currentTarget);
            }}
            onBlur={(event) => {
              field.onBlur?.(event);
              focus.onBlur();
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

/** Returns the browser's message for a text that does not have the expected format, in the visitor's language. */
function mismatchMessage(page: Document): string {
  const field = page.createElement('input');
  field.pattern = '\\d';
  field.value = '-';
  return field.validationMessage || '?';
}
