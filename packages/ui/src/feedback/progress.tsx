import type { ComponentProps, ReactElement } from 'react';
import { classes } from '../composition/classes.ts';

export interface ProgressProps extends Omit<ComponentProps<'progress'>, 'children'> {
  /** Accessible name. */
  label: string;
  /** From 0 to `max`, clamped to that range. Indeterminate if undefined or NaN. */
  value?: number | undefined;
  /** @defaultValue `1` */
  max?: number | undefined;
  /**
   * The value as text, such as "3 of 5 trades". Screen readers announce the percentage by default.
   */
  valueText?: string | undefined;
  /** @defaultValue `'brand'` */
  tone?: 'brand' | 'neutral' | 'positive' | undefined;
}

/** A native progress bar. Its value is an attribute instead of an inline style, so a strict CSP allows it. */
export function Progress({
  label,
  value,
  max = 1,
  valueText,
  tone = 'brand',
  className,
  ...native
}: ProgressProps): ReactElement {
  const validMax = max > 0 && Number.isFinite(max) ? max : 1;
  const known = value !== undefined && !Number.isNaN(value);
  return (
    <progress
      aria-label={label}
      aria-valuetext={valueText}
      {...native}
      className={classes('x-progress', className)}
      data-tone={tone}
      max={validMax}
      value={known ? Math.min(Math.max(value, 0), validMax) : undefined}
    />
  );
}
