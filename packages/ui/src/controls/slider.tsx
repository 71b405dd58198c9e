'use client';

import { useRef, type ChangeEvent, type ComponentProps, type ReactElement } from 'react';
import { part } from '../composition/classes.ts';
import { useControlled } from '../composition/useControlled.ts';
import { useFormReset } from '../composition/useFormReset.ts';
import { useForwardedRef } from '../composition/useForwardedRef.ts';
import { Field, type FieldFrameProps } from './field.tsx';

export interface SliderProps
  extends
    Omit<
      ComponentProps<'input'>,
      'type' | 'value' | 'defaultValue' | 'min' | 'max' | 'step' | 'children'
    >,
    FieldFrameProps<'value'> {
  /** If omitted, the component keeps the value, starting with `defaultValue`. */
  value?: number | undefined;
  /** @defaultValue `min` */
  defaultValue?: number | undefined;
  onValueChange?: ((value: number) => void) | undefined;
  /** @defaultValue `0` */
  min?: number | undefined;
  /** @defaultValue `100` */
  max?: number | undefined;
  /** @defaultValue `1` */
  step?: number | undefined;
  /** Returns the value as text, such as "10×" or "25 %", to show and announce it. @defaultValue the number */
  formatValue?: ((value: number) => string) | undefined;
}

/**
 * A native range input in a Field, such as leverage or a percentage. `className` and `style` go to
 * the root, all other attributes and the ref to the input.
 */
export function Slider({
  value,
  min = 0,
  max = 100,
  step = 1,
  defaultValue = min,
  onValueChange,
  formatValue = String,
  ref,
  ...field
}: SliderProps): ReactElement {
  const [current, change] = useControlled(value, defaultValue, onValueChange);
  const range = useRef<HTMLInputElement>(null);
  useForwardedRef(ref, range);
  useFormReset(range, () => {
    if (value === undefined) change(defaultValue);
  });
  const text = formatValue(current);
  return (
    <Field {...field}>
      {(control) => (
        <span className="x-slider">
          <input
            {...control}
            {...part('control', 'x-slider-control', field.classNames)}
            ref={range}
            type="range"
            min={min}
            max={max}
            step={step}
            value={current}
            aria-valuetext={text}
            onChange={(event: ChangeEvent<HTMLInputElement>) => {
              field.onChange?.(event);
              change(event.currentTarget.valueAsNumber);
            }}
          />
          <output {...part('value', 'x-slider-value', field.classNames)} htmlFor={control.id}>
            {text}
          </output>
        </span>
      )}
    </Field>
  );
}
