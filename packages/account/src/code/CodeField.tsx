import { useTexts } from '@exchange/site/page';
import { Field } from '@exchange/ui';
import type { ReactElement } from 'react';
import { readCode } from './oneTimeCode.ts';
import { markAutofocus } from '../form/textField.ts';

/** Field for a one-time code of six digits. Accepts pasted codes with spaces, and codes that the phone fills in. */
export function CodeField({
  value,
  error,
  onChange,
}: {
  value: string;
  error: string | undefined;
  onChange: (code: string) => void;
}): ReactElement {
  const t = useTexts('login');
  return (
    <Field label={t('field_code')} error={error}>
      {(control) => (
        <input
          {...control}
          className="x-field-input code-field"
          name="code"
          dir="ltr"
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
          required
          ref={markAutofocus}
          value={value}
          onChange={(event) => onChange(readCode(event.target.value))}
        />
      )}
    </Field>
  );
}
