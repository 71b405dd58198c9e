import { useTexts } from '@exchange/site/page';
import { Field } from '@exchange/ui';
import { useState, type ReactElement } from 'react';
import type { TextField } from './textField.ts';

interface Props extends TextField {
  autoComplete: string;
  /** @defaultValue the translated "Password" */
  label?: string;
  /** Id of an element that describes the password. */
  describedBy?: string;
}

/** Password field with a button that reveals the password. */
export function PasswordField({ hint, error, label, describedBy, ...text }: Props): ReactElement {
  const t = useTexts('login');
  const [isShown, setIsShown] = useState(false);
  const action = t(isShown ? 'password_hide' : 'password_show');
  const name = label ?? t('field_password');
  return (
    <Field label={name} hint={hint} error={error} aria-describedby={describedBy}>
      {(control) => (
        <div className="password-field" dir="ltr">
          <input
            {...text}
            {...control}
            className="x-field-input"
            type={isShown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            required
          />
          <button
            type="button"
            aria-label={`${action}: ${name}`}
            onClick={() => setIsShown(!isShown)}
          >
            {action}
          </button>
        </div>
      )}
    </Field>
  );
}
