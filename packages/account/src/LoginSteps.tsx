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

type CommonProps = Omit<Props, 'step'>;
type StepOf<Name extends LoginStep['name']> = Extract<LoginStep, { name: Name }>;

/** The form of the current step. */
export function LoginSteps({ step, ...props }: Props): ReactElement {
  switch (step.name) {
    case 'form':
      return <FirstStep {...props} step={step} />;
    case 'details':
      return <DetailsStep {...props} />;
    case 'code':
      return <CodeStep {...props} step={step} />;
    case 'recover':
      return <RecoverStep {...props} />;
    case 'reset':
      return <ResetStep {...props} step={step} />;
  }
}

function FirstStep({
  service,
  sending,
  view,
  step,
  onStep,
  entries,
  onChange,
  onSwitch,
  onDone,
}: CommonProps & { step: StepOf<'form'> }): ReactElement {
  const { isSending, send } = sending;
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
          onLogin={(credential) =>
            logIn({ sending, onDone }, () => service.call('loginPasskey', credential))
          }
        />
      ) : null}
    </LoginForm>
  );
}

function DetailsStep({
  service,
  sending,
  onStep,
  entries,
  onChange,
  readOnly,
  onDone,
}: CommonProps): ReactElement {
  return (
    <SignUpDetails
      entries={entries}
      onChange={onChange}
      readOnly={readOnly}
      isSending={sending.isSending}
      onSend={(credentials) =>
        logIn({ sending, onDone }, () => service.call('register', credentials))
      }
      onBack={(failure) => onStep({ name: 'form', ...(failure && { failure }) })}
    />
  );
}

function CodeStep({
  service,
  sending,
  step,
  onStep,
  onDone,
}: CommonProps & { step: StepOf<'code'> }): ReactElement {
  const t = useTexts('login');
  const { id, sent_to: recipient = '' } = step.request;
  return (
    <CodeForm
      request={step.request}
      lead={t('code_text', { to: isolated(recipient) })}
      submitLabel={t('login_submit')}
      isSending={sending.isSending}
      onSend={(code) => logIn({ sending, onDone }, () => service.call('loginCode', { id, code }))}
      onResend={() => resend({ service, sending, onStep }, step)}
      onBack={() => onStep({ name: 'form' })}
    />
  );
}

function RecoverStep({ service, sending, onStep, entries, onChange }: CommonProps): ReactElement {
  return (
    <RecoverForm
      entries={entries}
      onChange={onChange}
      isSending={sending.isSending}
      onSend={() =>
        sending.send(async () => {
          const answer = await service.call('recover', toIdentity(entries));
          onStep({ name: 'reset', request: answer.code_request });
        })
      }
      onBack={() => onStep({ name: 'form' })}
    />
  );
}

function ResetStep({
  service,
  sending,
  step,
  onStep,
  entries,
  onChange,
}: CommonProps & { step: StepOf<'reset'> }): ReactElement {
  return (
    <ResetForm
      request={step.request}
      owner={ownerOf(entries)}
      sentTo={isolated(addressOf(entries))}
      isSending={sending.isSending}
      onSend={(code, password) =>
        sending.send(async () => {
          await service.call('resetPassword', { id: step.request.id, code, password });
          onChange({ password: '' });
          onStep({ name: 'form', isReset: true });
        })
      }
      onResend={() => resend({ service, sending, onStep }, step)}
      onBack={() => onStep({ name: 'form' })}
    />
  );
}

/** Sends a request that logs the visitor in. */
function logIn(
  { sending, onDone }: Pick<Props, 'sending' | 'onDone'>,
  request: () => Promise<{ user_id: number }>,
): Promise<boolean> {
  return sending.send(async () => {
    const { user_id: userId } = await request();
    onDone(userId);
  });
}

/** Requests another one-time code. If the first one is too old for that, returns to the first step. */
function resend(
  { service, sending, onStep }: Pick<Props, 'service' | 'sending' | 'onStep'>,
  step: StepOf<'code' | 'reset'>,
): Promise<boolean> {
  return sending.send(async () => {
    try {
      const { code_request: request } = await service.call('resendCode', { id: step.request.id });
      onStep({ ...step, request: { ...step.request, ...request } });
    } catch (error) {
      if (!isRefusal(error, 'codeExpired')) throw error;
      onStep({ name: 'form', failure: 'error_start_again' });
    }
  });
}

/** Isolates an email address or phone number, so that right-to-left text does not reorder its parts (UAX 9). */
const isolated = (address: string) => `\u2066${address}\u2069`;
