'use client';

import type { ChangeEvent, ComponentProps, ReactElement } from 'react';
import { Field, type FieldFrameProps } from '../field/field.tsx';

export interface TextareaProps
  extends Omit<ComponentProps<'textarea'>, 'children'>, FieldFrameProps {
  onValueChange?: ((value: string) => void) | undefined;
}

/**
 * A native multi-line input in a Field. Grows with its text in browsers with `field-sizing`.
 * `className` and `style` go to the root, all other attributes and the ref to the `<textarea>`.
 */
export function Textarea({
  label,
  hint,
  error,
  className,
  classNames,
  style,
  onValueChange,
  ...textarea
}: TextareaProps): ReactElement {
  return (
    <Field
      id={textarea.id}
      aria-describedby={textarea['aria-describedby']}
      aria-invalid={textarea['aria-invalid']}
      {...{ label, hint, error, className, classNames, style }}
    >
      {(control) => (
        <textarea
          rows={3}
          {...textarea}
          {...control}
          className={`${control.className} x-textarea`}
          onChange={(event: ChangeEvent<HTMLTextAreaElement>) => {
            textarea.onChange?.(event);
            onValueChange?.(event.currentTarget.value);
          }}
        />
      )}
    </Field>
  );
}
