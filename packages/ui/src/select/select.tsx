'use client';

import type { ReactElement, ReactNode, Ref, SelectHTMLAttributes } from 'react';
import { Field } from '../field/field.tsx';
import { Glyph } from '../icon/glyph.tsx';
import { chevronDown } from '../icon/strokes.ts';

export interface SelectProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** `<option>` elements. */
  children: ReactNode;
  ref?: Ref<HTMLSelectElement>;
}

/** A native select in a Field, with the picker and typeahead of the platform. */
export function Select({ label, hint, error, children, ...select }: SelectProps): ReactElement {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <span className="x-select">
          <select {...select} {...control} className="x-field-input">
            {children}
          </select>
          <Glyph path={chevronDown} />
        </span>
      )}
    </Field>
  );
}
