import { isApiError } from '@exchange/api-client/errors';
import { useLogin } from '@exchange/app-bridge/react';
import { useI18n } from '@exchange/i18n-loader/react';
import { Alert } from '@exchange/ui/alert';
import { Button } from '@exchange/ui/button';
import { Field } from '@exchange/ui/field';
import { Modal } from '@exchange/ui/modal';
import { useState, type SubmitEvent } from 'react';
import { useServices } from '../frame/site.ts';

/** The web form of the login. */
export function LoginForm({ open }: { open: boolean }) {
  const { t } = useI18n();
  const { login } = useLogin();
  const account = useServices()?.account;
  const [problem, setProblem] = useState('');
  const [isPending, setPending] = useState(false);

  async function logIn(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (account === undefined) return;
    const form = Object.fromEntries(new FormData(event.currentTarget));
    setPending(true);
    try {
      await account.logIn(form);
      login?.succeed('login');
    } catch (error) {
      const isWrong = isApiError(error, 'business') && error.code === 'WRONG_PASSWORD';
      setProblem(t(isWrong ? 'loginWrong' : 'failed'));
    } finally {
      setPending(false);
    }
  }

  return (
    <Modal
      open={open}
      onOpenChange={(isOpen) => !isOpen && login?.close('login')}
      title={t('login')}
      closeLabel={t('close')}
    >
      <form className="form" onSubmit={(event) => void logIn(event)}>
        <Field label={t('email')} name="email" type="email" autoComplete="email" required />
        <Field
          label={t('password')}
          name="password"
          type="password"
          autoComplete="current-password"
          required
        />
        {problem !== '' && (
          <Alert tone="negative" role="alert">
            {problem}
          </Alert>
        )}
        <Button type="submit" variant="primary" loading={isPending} loadingLabel={t('loading')}>
          {t('loginSubmit')}
        </Button>
      </form>
    </Modal>
  );
}
