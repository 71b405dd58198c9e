import { useState, type RefObject } from 'react';
import { useControlled } from '../composition/useControlled.ts';
import { useFormReset } from '../composition/useFormReset.ts';
import { useClearError } from '../form/formState.ts';
import { addSteps, clamp, formatDecimal, withoutEndZeros, type Decimal } from './decimalSteps.ts';
import {
  numberProblem,
  useCustomValidity,
  type NumberFieldErrors,
  type NumberProblem,
} from './numberProblem.ts';
import { readDecimal, type Reading } from './readDecimal.ts';

interface NumberEntryOptions extends NumberFieldErrors {
  isFocused: boolean;
  /** Name of the field. A Form finds the field's errors by it. */
  name: string | undefined;
  value: Decimal | undefined;
  defaultValue: Decimal;
  onValueChange: ((value: Decimal) => void) | undefined;
  min: Decimal | undefined;
  max: Decimal | undefined;
  decimals: number | undefined;
  step: Decimal;
  locale: string;
  unit: string | undefined;
}

/** Content of a NumberField. */
export interface NumberEntry {
  /** Decimal string, or an empty string if there is no number. */
  value: Decimal;
  /** Text to show. */
  text: string;
  /** The number with the separators of the locale. */
  formatted: string;
  /** Problem that prevents the value from being sent, also while the visitor is still typing. */
  problem: NumberProblem | undefined;
  /** Whether to show the problem. */
  isReported: boolean;
  /** Takes a text that the visitor typed. */
  type: (text: string) => void;
  /** Changes the value by a number of steps, within the limits. */
  move: (steps: number) => void;
  /** Ends typing: replaces the text by the number, or shows the problem. */
  settle: () => void;
}

/** Keeps the value of a NumberField and the text that the visitor types, which may not be a number. */
export function useNumberEntry(
  input: RefObject<HTMLInputElement | null>,
  {
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
    ...errors
  }: NumberEntryOptions,
): NumberEntry {
  const clearError = useClearError(name);
  const [current, change] = useControlled(value, defaultValue, (next) => {
    clearError();
    onValueChange?.(next);
  });
  const [draft, setDraft] = useState<string>();
  /** Whether the visitor has finished typing. Only then a problem is shown. */
  const [isFinished, setFinished] = useState(false);
  useFormReset(input, () => {
    setDraft(undefined);
    setFinished(false);
    if (value === undefined) change(defaultValue);
  });
  // The site has set another value.
  if (isFinished && draft !== undefined && current !== '') setDraft(undefined);

  const reading = draft === undefined ? undefined : readDecimal(draft, locale, unit);
  const isNotNumber = draft !== undefined && draft.trim() !== '' && numberIn(reading) === undefined;
  const problem = numberProblem({
    isNotNumber,
    reading,
    value: current,
    min,
    max,
    decimals,
    ...errors,
  });
  useCustomValidity(input, problem);

  const format = (isGrouped: boolean) =>
    current === '' ? '' : formatDecimal(current, locale, isGrouped);
  return {
    value: current,
    // Grouping would turn an edit of `1,234` into `1,23`, which is another number.
    text: draft ?? format(!isFocused),
    formatted: format(true),
    problem,
    isReported: isFinished && problem !== undefined,
    type(text) {
      setDraft(text);
      setFinished(false);
      const next = numberIn(readDecimal(text, locale, unit)) ?? '';
      change(decimals === undefined ? next : withoutEndZeros(next, decimals));
    },
    move(steps) {
      setDraft(undefined);
      change(clamp(addSteps(current || (min ?? '0'), step, steps), { min, max }));
    },
    settle() {
      if (!isNotNumber) setDraft(undefined);
      setFinished(true);
    },
  };
}

/** Returns the number of a text with one meaning. */
function numberIn(reading: Reading | undefined): Decimal | undefined {
  return reading && 'value' in reading ? reading.value : undefined;
}
