'use client';

import type { ReactElement } from 'react';
import { classes } from '../composition/classes.ts';
import { RadioGroup, type RadioGroupProps } from './radioGroup.tsx';

export type SegmentedControlProps<Value extends string = string> = RadioGroupProps<Value>;

/** A RadioGroup that looks like one bar, for two to five short options. Its label is hidden. */
export function SegmentedControl<Value extends string = string>({
  className,
  ...group
}: SegmentedControlProps<Value>): ReactElement {
  return <RadioGroup {...group} className={classes('x-segments', className)} />;
}
