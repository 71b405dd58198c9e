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
  const { client, account } = useServices();
  const [problem, setProblem] = useState('');
  const [isPending, setPending] = useState(false);

  async function logIn(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = Object.fromEntries(new FormData(event.currentTarget));
    setPending(true);
    try {
      // A session in cookies has no token.
      const answer = await client.post<{ token?: string } | undefined>('/session', form);
      account.setToken(answer?.token);
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
