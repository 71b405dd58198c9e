import { Button, Field, Icon, Modal } from '@exchange/ui';
import { useState, useSyncExternalStore, type FormEvent, type ReactElement } from 'react';
import { createPortal } from 'react-dom';
import type { Services } from '../runtime/services.ts';
import { findMistakes, type Credentials, type Mistakes } from '../session/credentials.ts';
import { failureText, type FailureText } from '../session/failureText.ts';
import { useTexts } from '../texts/useTexts.ts';

interface Props {
  services: Services;
  login: NonNullable<Services['login']>;
}

/** The web's own login, for browsers and for apps whose bridge cannot help (spec 4). */
export function LoginModal({ services, login }: Props): ReactElement | null {
  const t = useTexts('shell');
  const { modal, view } = useSyncExternalStore(login.subscribe, login.getState, login.getState);
  const mount = document.getElementById('modals');
  if (!mount) return null;
  return createPortal(
    <Modal
      open={modal === 'openLogin'}
      title={t(`${view}_title`)}
      closeLabel={t('close')}
      onClose={() => login.close(view)}
    >
      {/* A new form for each view: what one complained about is no news in the other. */}
      <CredentialsForm key={view} view={view} services={services} login={login} />
    </Modal>,
    mount,
  );
}

function CredentialsForm({
  view,
  services,
  login,
}: Props & { view: 'login' | 'register' }): ReactElement {
  const t = useTexts('shell');
  const [mistakes, setMistakes] = useState<Mistakes>({});
  const [failure, setFailure] = useState<FailureText>();
  const [isSending, setIsSending] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const text = (name: string) => {
      const value = data.get(name);
      return typeof value === 'string' ? value : '';
    };
    const credentials: Credentials = {
      email: text('email').trim(),
      password: text('password'),
      ...(text('referralCode') === '' ? {} : { referralCode: text('referralCode').trim() }),
    };
    const found = findMistakes(view, credentials);
    setMistakes(found);
    setFailure(undefined);
    const [first] = Object.keys(found);
    if (first !== undefined) {
      form.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
      return;
    }
    setIsSending(true);
    try {
      await services.signIn(view, credentials);
      login.succeed(view);
    } catch (error) {
      setFailure(failureText(error));
      setIsSending(false);
    }
  }

  const other = view === 'login' ? 'register' : 'login';
  return (
    <form className="login-form" noValidate onSubmit={(event) => void submit(event)}>
      {failure === undefined ? null : (
        <p className="login-form__error" role="alert">
          <Icon name="alert" />
          {t(failure)}
        </p>
      )}
      <Field
        label={t('field_email')}
        name="email"
        type="email"
        autoComplete="username"
        inputMode="email"
        dir="ltr"
        required
        error={mistakes.email && t(mistakes.email)}
      />
      <Field
        label={t('field_password')}
        name="password"
        type="password"
        autoComplete={view === 'login' ? 'current-password' : 'new-password'}
        dir="ltr"
        required
        hint={view === 'register' ? t('field_password_hint') : undefined}
        error={mistakes.password && t(mistakes.password)}
      />
      {view === 'register' ? (
        <Field label={t('field_referral_code')} name="referralCode" dir="ltr" autoComplete="off" />
      ) : null}
      <Button
        type="submit"
        variant="primary"
        size="large"
        fullWidth
        loading={isSending}
        loadingLabel={t('submitting')}
      >
        {t(`${view}_submit`)}
      </Button>
      <p className="login-form__switch">
        {t(`${other}_switch`)}
        <Button size="small" variant="secondary" onClick={() => login[other]()}>
          {t(other)}
        </Button>
      </p>
    </form>
  );
}
