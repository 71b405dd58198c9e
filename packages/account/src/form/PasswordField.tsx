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
        // Passwords are left to right in every language, so the button is at the right end.
        <div className="password-field" dir="ltr">
          <input
            {...text}
            {...control}
            className="x-field-input"
            type={isShown ? 'text' : 'password'}
            // A phone would change the case of a shown password.
            autoCapitalize="none"
            // Spell checkers may send a shown password to a server.
            spellCheck={false}
            required
          />
          <button
            type="button"
            // Names the field too, because a form can have two passwords.
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
