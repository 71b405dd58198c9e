import { useTexts } from '@exchange/site/page';
import { brokenPasswordRules } from '@exchange/exchange-api';
import { useState, type ReactElement } from 'react';
import type { FailureText } from '../failureText.ts';
import { FormFrame } from '../form/FormFrame.tsx';
import { SideButton } from '../form/SideButton.tsx';
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
        <div className="login-form__more">
          <SideButton isSending={isSending} onClick={onBack}>
            {t('cancel')}
          </SideButton>
        </div>
      }
    >
      <NewPassword
        // The page has only the masked email address, so the server checks that the password does not contain it.
        owner=""
        label={t('field_new_password')}
        field={{
          name: 'password',
          dir: 'ltr',
          value: password,
          readOnly: false,
          error: isWeak ? t('error_password_weak') : undefined,
          hint: undefined,
          onChange: ({ target }) => setPassword(target.value),
        }}
      />
    </FormFrame>
  );
}
