import { useTexts } from '@exchange/site/page';
import { useState, type ReactElement } from 'react';
import { failureText, isRefusal, type FailureText } from '../failureText.ts';
import { FormFrame } from '../form/FormFrame.tsx';
import { PasswordField } from '../form/PasswordField.tsx';
import { BackButton } from '../form/SideButton.tsx';
import { textField } from '../form/textField.ts';
import { focusMistake } from '../formFocus.ts';

/** Form for the account's password, which the server requires before it changes security settings. */
export function ConfirmPassword({
  isSending,
  onSend,
  onBack,
}: {
  isSending: boolean;
  /** Sends the password. Rejects with an ApiError. */
  onSend: (password: string) => Promise<unknown>;
  onBack: () => void;
}): ReactElement {
  const t = useTexts('login');
  const [password, setPassword] = useState('');
  const [mistake, setMistake] = useState<'error_password_missing' | 'error_password_wrong'>();
  const [failure, setFailure] = useState<FailureText>();

  async function submit(form: HTMLFormElement) {
    setFailure(undefined);
    const isMissing = password === '';
    setMistake(isMissing ? 'error_password_missing' : undefined);
    if (focusMistake(form, isMissing ? { password: true } : {})) return;
    try {
      await onSend(password);
    } catch (error) {
      if (!isRefusal(error, 'wrongCredentials')) {
        setFailure(failureText(error));
        return;
      }
      setMistake('error_password_wrong');
      focusMistake(form, { password: true });
    }
  }

  return (
    <FormFrame
      failure={failure}
      submitLabel={t('confirm_submit')}
      isSending={isSending}
      onSubmit={submit}
      more={
        <BackButton isSending={isSending} onClick={onBack}>
          {t('cancel')}
        </BackButton>
      }
    >
      <p className="login-form__lead">{t('confirm_text')}</p>
      <PasswordField
        {...textField('password', {
          value: password,
          error: mistake && t(mistake),
          onValueChange: setPassword,
        })}
        autoComplete="current-password"
      />
    </FormFrame>
  );
}
