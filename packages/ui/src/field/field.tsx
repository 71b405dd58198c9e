'use client';

import {
  useId,
  type InputHTMLAttributes,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react';
import { Glyph } from '../icon/glyph.tsx';
import { alert } from '../icon/strokes.ts';

/** Attributes that connect a control to its label, hint and error. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'children' | 'id'> {
  label: ReactNode;
  /** Explains the expected input. Stays visible beside an error. */
  hint?: ReactNode;
  /** Describes the problem and the fix. Announced when it appears. */
  error?: ReactNode;
  /** Renders a control other than `<input>`. Spread the props onto it. */
  children?: (control: FieldControl) => ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** A labelled control with an optional hint and error. */
export function Field({
  label,
  hint,
  error,
  children,
  className,
  ...input
}: FieldProps): ReactElement {
  const id = useId();
  const parts = [hint != null && `${id}-hint`, error != null && `${id}-error`].filter(Boolean);
  const control: FieldControl = {
    id,
    'aria-describedby': parts.length > 0 ? parts.join(' ') : undefined,
    'aria-invalid': error != null || undefined,
  };
  return (
    <div className={className === undefined ? 'x-field' : `x-field ${className}`}>
      <label className="x-field-label" htmlFor={id}>
        {label}
      </label>
      {children ? children(control) : <input {...input} {...control} className="x-field-input" />}
      {hint != null && (
        <p className="x-field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <div aria-live="polite">
        {error != null && (
          <p className="x-field-error" id={`${id}-error`}>
            <Glyph path={alert} size={14} />
            <span>{error}</span>
          </p>
        )}
      </div>
    </div>
  );
}
