'use client';

import type { ChangeEvent, ComponentProps, ReactElement } from 'react';
import { Field, type FieldFrameProps } from './field.tsx';

export interface TextareaProps
  extends Omit<ComponentProps<'textarea'>, 'children'>, FieldFrameProps {
  onValueChange?: ((value: string) => void) | undefined;
}

/**
 * A native multi-line input in a Field. Grows with its text in browsers with `field-sizing`.
 * `className` and `style` go to the root, all other attributes and the ref to the `<textarea>`.
 */
export function Textarea({ onValueChange, ...textarea }: TextareaProps): ReactElement {
  // All attributes go through the Field and come back in `control`. The type hides them, because
  // those of a Field are of an `<input>`.
  const field: FieldFrameProps = textarea;
  return (
    <Field {...field}>
      {(control) => (
        <textarea
          rows={3}
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
