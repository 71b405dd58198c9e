import { Field, type FieldProps } from '@exchange/ui/field';
import type { ReactElement } from 'react';

/** A field for a technical value: left to right in every language, without the browser's spelling correction. */
export function CodeField({
  onValueChange,
  ...field
}: Omit<FieldProps, 'onChange'> & { onValueChange: (value: string) => void }): ReactElement {
  return (
    <Field
      {...field}
      onChange={(event) => onValueChange(event.currentTarget.value)}
      dir="ltr"
      spellCheck={false}
      autoCapitalize="none"
      autoComplete="off"
    />
  );
}
