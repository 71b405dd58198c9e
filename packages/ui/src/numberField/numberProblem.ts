import { useEffect, type ReactNode, type RefObject } from 'react';
import { exceededLimit, hasMoreDecimals, type Decimal } from './decimalSteps.ts';
import type { Reading } from './readDecimal.ts';

/** Errors of a NumberField for the typed text. */
export interface NumberFieldErrors {
  /**
   * Error shown when the field loses focus, or Enter is pressed, while the text is not a number.
   * The browser shows it too when it validates the form, if it is a string. `error` replaces it.
   * @defaultValue none. The field is marked as invalid without it too.
   */
  notNumberError?: ReactNode;
  /**
   * Returns the error for a text that could be two amounts, such as `1.500` in French, which is not
   * read. The arguments are the two as texts that the field reads, `1,500` and `1500`, so that the
   * error can say what to type. Shown like `notNumberError`. @defaultValue `notNumberError`
   */
  ambiguousError?: ((decimal: string, grouped: string) => ReactNode) | undefined;
  /**
   * Error while the value is below `min`. Shown like `notNumberError`. @defaultValue none. The
   * field is marked as invalid without it too, and the browser shows the limit when it validates the form.
   */
  minError?: ReactNode;
  /** Error while the value is above `max`, otherwise like `minError`. */
  maxError?: ReactNode;
  /** Error while the value has more than `decimals` decimal places, otherwise like `minError`. */
  decimalsError?: ReactNode;
}

export interface NumberProblem {
  error: ReactNode;
  /** Returns the browser's message, in the visitor's language. */
  browserMessage: (page: Document) => string;
}

interface Entry extends NumberFieldErrors {
  /** Whether the typed text is not one number. */
  isNotNumber: boolean;
  reading: Reading | undefined;
  value: Decimal;
  min: Decimal | undefined;
  max: Decimal | undefined;
  decimals: number | undefined;
}

/** Returns why the text or the value cannot be sent, or undefined. */
export function numberProblem(entry: Entry): NumberProblem | undefined {
  const { isNotNumber, reading, value, min, max, decimals } = entry;
  if (isNotNumber) {
    const isAmbiguous = reading && 'ambiguous' in reading;
    const ambiguousError = isAmbiguous && entry.ambiguousError?.(...reading.ambiguous);
    return {
      error: ambiguousError || entry.notNumberError,
      browserMessage: wrongFormat,
    };
  }
  const limit = exceededLimit(value, { min, max });
  if (limit) {
    return {
      error: entry[`${limit}Error`],
      browserMessage: (page) =>
        messageOf(page, { type: 'number', step: 'any', [limit]: entry[limit], value }),
    };
  }
  if (decimals === undefined || !hasMoreDecimals(value, decimals)) return undefined;
  return {
    error: entry.decimalsError,
    // Names the values that are near. A browser's float may be too coarse to see the difference.
    browserMessage: (page) =>
      messageOf(page, { type: 'number', step: `1e-${decimals}`, value }) || wrongFormat(page),
  };
}

function wrongFormat(page: Document): string {
  return messageOf(page, { pattern: '\\d', value: '-' });
}

/** Makes the browser refuse a form while the control has a problem. */
export function useCustomValidity(
  control: RefObject<HTMLInputElement | null>,
  problem: NumberProblem | undefined,
) {
  useEffect(() => {
    const element = control.current;
    if (!problem || !element) return undefined;
    const { error, browserMessage } = problem;
    const message = typeof error === 'string' ? error : browserMessage(element.ownerDocument);
    // An empty message would make the control valid.
    element.setCustomValidity(message || '?');
    return () => element.setCustomValidity('');
    // Without dependencies, because each render has a new `problem`.
  });
}

/**
 * Returns the browser's localised `validationMessage` for a value. It is that of a detached input with these attributes,
 * because the field itself accepts any text.
 */
function messageOf(page: Document, attributes: Record<string, string | undefined>): string {
  return Object.assign(page.createElement('input'), attributes).validationMessage;
}
