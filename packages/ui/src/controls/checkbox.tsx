'use client';

import { useEffect, useRef, type ReactElement } from 'react';
import { useForwardedRef } from '../composition/useForwardedRef.ts';
import { Choice, type ChoiceProps } from './choice.tsx';

export interface CheckboxProps extends ChoiceProps {
  /** Shows that only some of the items that the checkbox represents are checked. @defaultValue `false` */
  indeterminate?: boolean | undefined;
}

/**
 * A native checkbox with its label. `className` and `style` go to the root, all other attributes
 * and the ref to the input.
 */
export function Checkbox({ indeterminate = false, ref, ...choice }: CheckboxProps): ReactElement {
  const input = useRef<HTMLInputElement>(null);
  useForwardedRef(ref, input);
  useEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate;
  }, [indeterminate]);
  return (
    <Choice
      {...choice}
      ref={input}
      look="x-checkbox"
      onChange={(event) => {
        choice.onChange?.(event);
        // The browser clears it on each press.
        event.currentTarget.indeterminate = indeterminate;
      }}
    />
  );
}
