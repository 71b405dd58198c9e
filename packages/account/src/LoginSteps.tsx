import type { LoginView } from '@exchange/app-bridge';
import { useTexts } from '@exchange/site/page';
import type { AccountService, InputName } from '@exchange/site/services';
import type { ReactElement } from 'react';
import { CodeForm } from './code/CodeForm.tsx';
import { addressOf, ownerOf, toCredentials, toIdentity, type Entries } from './form/formEntries.ts';
import { isRefusal } from './failureText.ts';
import { LoginForm } from './form/LoginForm.tsx';
import { SignUpDetails } from './form/SignUpDetails.tsx';
import type { LoginStep } from './loginStep.ts';
import { PasskeyLogin } from './security/PasskeyLogin.tsx';
import { RecoverForm } from './recovery/RecoverForm.tsx';
import { ResetForm } from './recovery/ResetForm.tsx';
import type { Sending } from './useSending.ts';

interface Props {
  service: AccountService;
  sending: Sending;
  view: LoginView;
  step: LoginStep;
  onStep: (step: LoginStep) => void;
  entries: Entries;
  onChange: (change: Partial<Entries>) => void;
  readOnly: readonly InputName[];
  onSwitch: () => void;
  /** Called with the id of the user who is now logged in. */
  onDone: (userId: number) => void;
}

/** The form of the current step. */
export function LoginSteps({
  service,
  sending: { isSending, send },
  view,
  step,
  onStep,
  entries,
  onChange,
  readOnly,
  onSwitch,
  onDone,
}: Props): ReactElement {
  const t = useTexts('login');
  const back = () => onStep({ name: 'form' });
  const logIn = (request: () => Promise<{ user_id: number }>) =>
    send(async () => {
      const { user_id: userId } = await request();
      onDone(userId);
    });

  const resend = (now: Extract<LoginStep, { name: 'code' | 'reset' }>) =>
    send(async () => {
      try {
        const { code_request: request } = await service.call('resendCode', { id: now.request.id });
        onStep({ ...now, request: { ...now.request, ...request } });
      } catch (error) {
        if (!isRefusal(error, 'codeExpired')) throw error;
        onStep({ name: 'form', failure: 'error_start_again' });
      }
    });

  if (step.name === 'code') {
    return (
      <CodeForm
        request={step.request}
        lead={t('code_text', { to: isolated(step.request.sent_to ?? '') })}
        submitLabel={t('login_submit')}
        isSending={isSending}
        onSend={(code) => logIn(() => service.call('loginCode', { id: step.request.id, code }))}
        onResend={() => resend(step)}
        onBack={back}
      />
    );
  }
  if (step.name === 'details') {
    return (
      <SignUpDetails
        entries={entries}
        onChange={onChange}
        readOnly={readOnly}
        isSending={isSending}
        onSend={(credentials) => logIn(() => service.call('register', credentials))}
        onBack={(failure) => onStep({ name: 'form', ...(failure && { failure }) })}
      />
    );
  }
  if (step.name === 'recover') {
    return (
      <RecoverForm
        entries={entries}
        onChange={onChange}
        isSending={isSending}
        onSend={() =>
          send(async () => {
            const answer = await service.call('recover', toIdentity(entries));
            onStep({ name: 'reset', request: answer.code_request });
          })
        }
        onBack={back}
      />
    );
  }
  if (step.name === 'reset') {
    const owner = ownerOf(entries);
    return (
      <ResetForm
        request={step.request}
        owner={owner}
        sentTo={isolated(addressOf(entries))}
        isSending={isSending}
        onSend={(code, password) =>
          send(async () => {
            await service.call('resetPassword', { id: step.request.id, code, password });
            onChange({ password: '' });
            onStep({ name: 'form', isReset: true });
          })
        }
        onResend={() => resend(step)}
        onBack={back}
      />
    );
  }
  return (
    <LoginForm
      // Remounts the form when the view changes, so that errors don't carry over.
      key={view}
      service={service}
      view={view}
      entries={entries}
      onChange={onChange}
      isSending={isSending}
      firstFailure={step.failure}
      onSend={async () => {
        if (view === 'register') return onStep({ name: 'details' });
        return send(async () => {
          const answer = await service.call('login', toCredentials('login', entries));
          if ('user_id' in answer) onDone(answer.user_id);
          else onStep({ name: 'code', request: answer.code_request });
        });
      }}
      onSwitch={onSwitch}
      onForgot={() => onStep({ name: 'recover' })}
    >
      {view === 'login' ? (
        <PasskeyLogin
          service={service}
          isSending={isSending}
          onLogin={(credential) => logIn(() => service.call('loginPasskey', credential))}
        />
      ) : null}
    </LoginForm>
  );
}

/** Isolates an email address or phone number, so that right-to-left text does not reorder its parts (UAX 9). */
const isolated = (address: string) => `\u2066${address}\u2069`;
