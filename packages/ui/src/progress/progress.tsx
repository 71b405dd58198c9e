import type { ReactElement } from 'react';

export interface ProgressProps {
  /** Accessible name. */
  label: string;
  /** From 0 to `max`, clamped to that range. Indeterminate if undefined or NaN. */
  value?: number;
  /** @defaultValue `1` */
  max?: number;
  /**
   * The value as text, such as "3 of 5 trades". Screen readers announce the percentage by default.
   */
  valueText?: string;
  /** @defaultValue `'brand'` */
  tone?: 'brand' | 'positive';
}

/** A native progress bar. Its value is an attribute, which a strict CSP allows. */
export function Progress({
  label,
  value,
  max = 1,
  valueText,
  tone = 'brand',
}: ProgressProps): ReactElement {
  const whole = max > 0 && Number.isFinite(max) ? max : 1;
  const known = value !== undefined && !Number.isNaN(value);
  return (
    <progress
      className="x-progress"
      data-tone={tone}
      aria-label={label}
      aria-valuetext={valueText}
      max={whole}
      value={known ? Math.min(Math.max(value, 0), whole) : undefined}
    />
  );
}
