import { brokenPasswordRules } from '@exchange/exchange-api';
import { useId, type ReactElement } from 'react';
import { PasswordField } from '../form/PasswordField.tsx';
import { PasswordChecklist } from '../form/PasswordChecklist.tsx';
import type { TextField } from '../form/textField.ts';

/** Field for a new password, with its rules. The error disappears once the password meets the rules. */
export function NewPassword({
  owner,
  label,
  field,
}: {
  /** Email address or phone number of the account, which the password must not contain. Empty if unknown. */
  owner: string;
  /** @defaultValue the translated "Password" */
  label?: string;
  field: TextField;
}): ReactElement {
  const id = useId();
  const isWeak = brokenPasswordRules(field.value, owner).length > 0;
  return (
    <div className="new-password">
      <PasswordField
        {...field}
        error={isWeak ? field.error : undefined}
        {...(label === undefined ? {} : { label })}
        autoComplete="new-password"
        describedBy={id}
      />
      <PasswordChecklist
        id={id}
        password={field.value}
        owner={owner}
        isRejected={field.error !== undefined}
      />
    </div>
  );
}
