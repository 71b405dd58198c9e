import { pathFrom, usePage, useTexts } from '@exchange/site/page';
import type { AccountService } from '@exchange/site/services';
import type { Security } from '@exchange/exchange-api';
import { Button, Skeleton } from '@exchange/ui';
import { useState, type ReactElement } from 'react';
import { Failure } from '../Failure.tsx';
import { isRefusal, type FailureText } from '../failureText.ts';
import { changeFailure, passwordFailure } from './changeFailure.ts';
import { ChangePassword } from './ChangePassword.tsx';
import { ConfirmPassword } from './ConfirmPassword.tsx';
import { SecurityChoices } from './SecurityChoices.tsx';
import { useSecurity } from './useSecurity.ts';
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
        <SecurityChoices
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
