import { useTexts } from '@exchange/site/page';
import { brokenPasswordRules, type CodeRequest } from '@exchange/exchange-api';
import { useState, type ReactElement } from 'react';
import { CodeForm } from '../code/CodeForm.tsx';
import { textField } from '../form/textField.ts';
import { NewPassword } from './NewPassword.tsx';

/** Form for the recovery code and a new password. */
export function ResetForm({
  request,
  owner,
  sentTo,
  isSending,
  onSend,
  onResend,
  onBack,
}: {
  request: CodeRequest;
  /** Email address or phone number, which the password must not contain. */
  owner: string;
  /** Recipient of the code, as shown to the visitor. */
  sentTo: string;
  isSending: boolean;
  onSend: (code: string, password: string) => Promise<unknown>;
  onResend: () => Promise<unknown>;
  onBack: () => void;
}): ReactElement {
  const t = useTexts('login');
  const [password, setPassword] = useState('');
  const [isWeak, setIsWeak] = useState(false);
  return (
    <CodeForm
      request={request}
      lead={t('reset_sent', { to: sentTo })}
      submitLabel={t('reset_submit')}
      isSending={isSending}
      check={() => {
        const isBroken = brokenPasswordRules(password, owner).length > 0;
        setIsWeak(isBroken);
        return isBroken ? { password: true } : {};
      }}
      onSend={(code) => onSend(code, password)}
      onResend={onResend}
      onBack={onBack}
    >
      <NewPassword
        owner={owner}
        label={t('field_new_password')}
        field={textField('password', {
          value: password,
          error: isWeak ? t('error_password_weak') : undefined,
          onValueChange: setPassword,
        })}
      />
    </CodeForm>
  );
}
