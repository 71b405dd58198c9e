'use client';

import {
  useLayoutEffect,
  useRef,
  type ChangeEvent,
  type ComponentProps,
  type ReactElement,
  type ReactNode,
} from 'react';
import { useForwardedRef } from '../composition/useForwardedRef.ts';
import { Field, type FieldFrameProps } from './field.tsx';
import { Glyph } from '../pictures/glyph.tsx';
import { chevronDown } from '../pictures/icons.ts';

export interface SelectProps<Value extends string = string>
  extends Omit<ComponentProps<'select'>, 'value' | 'defaultValue' | 'multiple'>, FieldFrameProps {
  /** `<option>` elements. */
  children: ReactNode;
  value?: Value | undefined;
  defaultValue?: Value | undefined;
  onValueChange?: ((value: Value) => void) | undefined;
}

/**
 * A native select in a Field. The platform provides the picker and typeahead. `className` and `style` go
 * to the root, all other attributes and the ref to the `<select>`.
 */
export function Select<Value extends string = string>({
  children,
  onValueChange,
  ref,
  ...select
}: SelectProps<Value>): ReactElement {
  const element = useRef<HTMLSelectElement>(null);
  useForwardedRef(ref, element);
  const { value } = select;
  // React resets a form after its action. The reset then restores the controlled value.
  useLayoutEffect(() => {
    if (value === undefined) return;
    const options = element.current?.querySelectorAll('option') ?? [];
    for (const option of options) option.defaultSelected = option.value === value;
  });
  // All attributes go through the Field and come back in `control`. The type hides them, because
  // those of a Field are of an `<input>`.
  const field: FieldFrameProps = select;
  return (
    <Field {...field}>
      {(control) => (
        <span className="x-select">
          <select
            {...control}
            ref={element}
            onChange={(event: ChangeEvent<HTMLSelectElement>) => {
              select.onChange?.(event);
              onValueChange?.(event.currentTarget.value as Value);
            }}
          >
            {children}
          </select>
          <Glyph path={chevronDown} />
        </span>
      )}
    </Field>
  );
}
