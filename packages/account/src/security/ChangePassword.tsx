import { useTexts } from '@exchange/site/page';
import { brokenPasswordRules } from '@exchange/exchange-api';
import { useState, type ReactElement } from 'react';
import type { FailureText } from '../failureText.ts';
import { FormFrame } from '../form/FormFrame.tsx';
import { BackButton } from '../form/SideButton.tsx';
import { textField } from '../form/textField.ts';
import { focusMistake } from '../formFocus.ts';
import { NewPassword } from '../recovery/NewPassword.tsx';

/** Form for a new password. */
export function ChangePassword({
  failure,
  isSending,
  onSend,
  onBack,
}: {
  failure: FailureText | undefined;
  isSending: boolean;
  onSend: (password: string) => Promise<unknown>;
  onBack: () => void;
}): ReactElement {
  const t = useTexts('login');
  const [password, setPassword] = useState('');
  const [isWeak, setIsWeak] = useState(false);
  return (
    <FormFrame
      failure={failure}
      submitLabel={t('reset_submit')}
      isSending={isSending}
      onSubmit={async (form) => {
        const isBroken = brokenPasswordRules(password, '').length > 0;
        setIsWeak(isBroken);
        if (!focusMistake(form, isBroken ? { password: true } : {})) await onSend(password);
      }}
      more={
        <BackButton isSending={isSending} onClick={onBack}>
          {t('cancel')}
        </BackButton>
      }
    >
      <NewPassword
        // The page has only the masked email address, so the server checks that the password does not contain it.
        owner=""
        label={t('field_new_password')}
        field={textField('password', {
          value: password,
          error: isWeak ? t('error_password_weak') : undefined,
          onValueChange: setPassword,
        })}
      />
    </FormFrame>
  );
}
