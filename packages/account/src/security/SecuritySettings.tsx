import { pathFrom, usePage, useTexts } from '@exchange/site/page';
import type { AccountService } from '@exchange/site/services';
import type { Security } from '@exchange/exchange-api';
import { Button, Skeleton, Switch } from '@exchange/ui';
import { useEffect, useEffectEvent, useState, type ReactElement } from 'react';
import { Failure } from '../Failure.tsx';
import { failureText, isRefusal, type FailureText } from '../failureText.ts';
import { changeFailure, passwordFailure } from './changeFailure.ts';
import { ChangePassword } from './ChangePassword.tsx';
import { ConfirmPassword } from './ConfirmPassword.tsx';
import { createPasskey, hasPasskeys } from './passkeyBrowser.ts';
import { PasskeyList } from './PasskeyList.tsx';
import type { Sending } from '../useSending.ts';

interface Props {
  service: AccountService;
  sending: Sending;
}

/**
 * Security settings: password, login code and passkeys. Mounted only while the dialog is open. If the server requires
 * the password for a change, asks the user for it and then repeats the change.
 */
export function SecuritySettings({ service, sending }: Props): ReactElement {
  const t = useTexts('login');
  const shell = useTexts('shell');
  const page = usePage();
  const [failure, setFailure] = useState<FailureText>();
  const { security, setSecurity, load } = useSecurity(service, setFailure);
  const [isSaved, setIsSaved] = useState(false);
  const [step, setStep] = useState<'settings' | 'newPassword'>('settings');
  const [refused, setRefused] = useState<{ request: () => Promise<Security> }>();
  const { isSending } = sending;

  /** Sends a change, whose response is the new state of the settings. Ignored while another one is sent. */
  async function change(request: () => Promise<Security>) {
    if (isSending) return;
    setFailure(undefined);
    setIsSaved(false);
    try {
      await sending.send(async () => {
        setSecurity(await request());
        setIsSaved(true);
        setStep('settings');
      });
    } catch (error) {
      if (isRefusal(error, 'passwordNeeded')) {
        setRefused({ request });
        return;
      }
      setFailure(step === 'newPassword' ? passwordFailure(error) : changeFailure(error));
    }
  }

  const askForNewPassword = () => {
    if (isSending) return;
    setFailure(undefined);
    setIsSaved(false);
    setStep('newPassword');
  };

  const leave = () => {
    setFailure(undefined);
    setRefused(undefined);
    setStep('settings');
  };

  if (refused) {
    return (
      <ConfirmPassword
        isSending={isSending}
        onSend={async (password) => {
          await sending.send(async () => {
            await service.call('confirmPassword', { password });
          });
          setRefused(undefined);
          await change(refused.request);
        }}
        onBack={leave}
      />
    );
  }
  if (step === 'newPassword') {
    return (
      <ChangePassword
        failure={failure}
        isSending={isSending}
        onSend={(password) => change(() => service.call('changePassword', { password }))}
        onBack={leave}
      />
    );
  }
  return (
    <div className="login-form">
      <Failure text={failure} />
      {security ? (
        <Settings
          service={service}
          security={security}
          isSending={isSending}
          onChange={(request) => void change(request)}
          onNewPassword={askForNewPassword}
        />
      ) : null}
      {!security && failure === undefined ? <Skeleton className="security-skeleton" /> : null}
      {!security && failure !== undefined && failure !== 'error_logged_out' ? (
        <Button
          variant="primary"
          onClick={() => {
            setFailure(undefined);
            load();
          }}
        >
          {shell('retry')}
        </Button>
      ) : null}
      <p className="login-form__status" role="status">
        {isSaved ? t('saved') : null}
      </p>
      <a className="login-form__all" href={pathFrom(page, '/user/accounts/security')}>
        {t('security_all')}
      </a>
    </div>
  );
}

/**
 * The loaded settings. While a change is sent, they keep the focus, and `onChange` and
 * `onNewPassword` ignore presses.
 */
function Settings({
  service,
  security,
  isSending,
  onChange,
  onNewPassword,
}: {
  service: AccountService;
  security: Security;
  isSending: boolean;
  onChange: (request: () => Promise<Security>) => void;
  onNewPassword: () => void;
}): ReactElement {
  const t = useTexts('login');
  async function addPasskey() {
    const options = await service.call('newPasskey');
    return service.call('addPasskey', await createPasskey(options));
  }
  return (
    <>
      <Switch
        label={t('login_code')}
        hint={t('login_code_text')}
        checked={security.login_code}
        aria-disabled={isSending || undefined}
        onCheckedChange={(on) => onChange(() => service.call('setLoginCode', { on }))}
      />
      <Button aria-disabled={isSending || undefined} onClick={onNewPassword}>
        {t('reset_submit')}
      </Button>
      <PasskeyList
        passkeys={security.passkeys}
        isSending={isSending}
        onAdd={hasPasskeys() ? () => onChange(addPasskey) : undefined}
        onRemove={(id) => onChange(() => service.call('removePasskey', { id }))}
      />
    </>
  );
}

/** Loads the security settings. `load` does so again after a failure. */
function useSecurity(service: AccountService, onFailure: (failure: FailureText) => void) {
  const [security, setSecurity] = useState<Security>();
  const [attempt, setAttempt] = useState(0);
  const fail = useEffectEvent(onFailure);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    service.call('security', undefined, { signal }).then(
      (found) => !signal.aborted && setSecurity(found),
      (error: unknown) => !signal.aborted && fail(failureText(error)),
    );
    return () => leaving.abort();
  }, [service, attempt]);
  return { security, setSecurity, load: () => setAttempt(attempt + 1) };
}
