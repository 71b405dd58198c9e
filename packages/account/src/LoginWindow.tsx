import type { Login } from '@exchange/app-bridge';
import { useLogin } from '@exchange/app-bridge/react';
import { usePage, useTexts } from '@exchange/site/page';
import type { SessionState, VisitorAccount } from '@exchange/site/services';
import { Icon, Modal } from '@exchange/ui';
import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactElement,
} from 'react';
import { createPortal } from 'react-dom';
import { addressOf, type Entries } from './form/formEntries.ts';
import { likelyRegion } from './form/likelyRegion.ts';
import { LoginSteps } from './LoginSteps.tsx';
import { signUpSteps, stepTitles, type LoginStep } from './loginStep.ts';
import { useSending } from './useSending.ts';

/** Parts of the window that the app provides. */
export interface LoginParts {
  /** Content for the user of a new account. */
  Welcome?: ComponentType<WelcomeProps>;
  /** Names the first reward of a new account. */
  SignUpReward?: ComponentType<SignUpRewardProps>;
}

export interface LoginWindowProps extends LoginParts {
  /** Edition of the site, which determines the preselected country. */
  edition: string;
  account: Pick<VisitorAccount, 'registration' | 'service' | 'holdReload' | 'session'>;
  login: Login;
  open: boolean;
  onClose: () => void;
}

export interface SignUpRewardProps {
  /** Code of the friend who invited the visitor. */
  code: string | undefined;
  /** Whether there is space for one line only. */
  isShort: boolean;
}

export interface WelcomeProps {
  userId: number;
  /** Reloads the page. */
  onContinue: () => void;
}

const firstStep: LoginStep = { name: 'form' };

/** Web login form for browsers, and for apps whose bridge does not support login (spec 4). */
export function LoginWindow({
  edition,
  account: { registration, service, holdReload, session },
  login,
  open,
  onClose,
  Welcome,
  SignUpReward,
}: LoginWindowProps): ReactElement | null {
  const t = useTexts('login');
  const shell = useTexts('shell');
  const { modal, view } = useLogin().state;
  const [entries, setEntries] = useEntries(registration, edition);
  const [step, setStep] = useState(firstStep);
  const [newUser, setNewUser] = useState<{ id: number; leave: () => void }>();
  const sending = useSending();
  const body = useRef<HTMLDivElement>(null);
  const isDone = modal === 'loginSuccess' || modal === 'registerSuccess';

  function close() {
    newUser?.leave();
    // After a login, the page is about to reload, so the dialog stays open.
    if (isDone) return;
    setEntries({ password: '' });
    setStep(firstStep);
    onClose();
  }
  function switchView() {
    setStep(firstStep);
    if (view === 'login') void login.register();
    else void login.login();
  }
  function finish(userId: number) {
    if (view === 'register' && Welcome) setNewUser({ id: userId, leave: holdReload() });
    // Keeps the height for the shorter success message.
    else body.current?.style.setProperty('min-block-size', `${body.current.offsetHeight}px`);
    login.succeed(view);
  }
  const state = useSyncExternalStore(session.subscribe, session.getState);
  const wasLoggedOut = state.status === 'guest' && state.wasLoggedOut === true;
  useLoginElsewhere(state.status, open && !isDone && !sending.isSending, close);

  const mount = document.getElementById('modals');
  if (!mount || !service) return null;
  const title = step.name === 'form' ? t(`${view}_title`) : t(stepTitles[step.name]);
  const signUpStep = view === 'register' ? signUpSteps.indexOf(step.name) + 1 : 0;
  return createPortal(
    <Modal
      className="bottom-sheet"
      open={open}
      busy={sending.isSending}
      title={isDone ? t(`success_${view}`) : title}
      closeLabel={shell('close')}
      onOpenChange={close}
    >
      <div ref={body} className="login-body">
        {signUpStep === 0 || isDone ? null : (
          <p className="login-step">
            {t('step_of', { index: signUpStep, count: signUpSteps.length })}
            {step.name === 'details' ? (
              <>
                {'\u00a0· '}
                <bdi>{addressOf(entries)}</bdi>
              </>
            ) : null}
          </p>
        )}
        {/* Mounted while empty, so that screen readers announce text that is added later. */}
        <div role="status">
          {isDone && !newUser ? <Success /> : null}
          {step.name === 'form' && step.isReset ? <ResetNotice /> : null}
          {step === firstStep && view === 'login' && !isDone && wasLoggedOut ? (
            <LoggedOutNotice />
          ) : null}
        </div>
        {SignUpReward && signUpStep > 0 && !isDone ? (
          <SignUpReward code={registration.referralCode} isShort={step.name === 'details'} />
        ) : null}
        {newUser && Welcome ? <Welcome userId={newUser.id} onContinue={newUser.leave} /> : null}
        {isDone ? null : (
          <LoginSteps
            service={service}
            sending={sending}
            view={view}
            step={step}
            onStep={setStep}
            entries={entries}
            onChange={setEntries}
            readOnly={registration.readOnly}
            onSwitch={switchView}
            onDone={finish}
          />
        )}
      </div>
    </Modal>,
    mount,
  );
}

/** Closes the dialog when the visitor logs in in another tab. */
function useLoginElsewhere(status: SessionState['status'], isWaiting: boolean, close: () => void) {
  const before = useRef(status);
  const closeNow = useEffectEvent(close);
  useEffect(() => {
    const wasUser = before.current === 'user';
    if (status === 'user' && !wasUser && isWaiting) closeNow();
    // If another tab logs in during a request, the dialog closes once the request has ended.
    if (isWaiting || status !== 'user') before.current = status;
  }, [status, isWaiting]);
}

/** Keeps the entries except the password while the dialog is closed or switches views. */
function useEntries(registration: VisitorAccount['registration'], edition: string) {
  const { regions, locale } = usePage();
  const [entries, setEntries] = useState((): Entries => ({
    residence: '',
    isResidenceSuggested: false,
    method: registration.email === undefined && registration.mobile ? 'phone' : 'email',
    email: registration.email ?? '',
    region: likelyRegion(regions, { edition, locale, code: registration.countryCode }),
    isRegionChosen: registration.countryCode !== undefined,
    mobile: registration.mobile ?? '',
    password: '',
    referralCode: registration.referralCode ?? '',
    userCode: registration.userCode ?? '',
    age: false,
    consent: false,
  }));
  const change = (some: Partial<Entries>) => setEntries((before) => ({ ...before, ...some }));
  return [entries, change] as const;
}

function Success(): ReactElement {
  const t = useTexts('login');
  return (
    <div className="login-success">
      <Icon name="check" size={40} />
      <p>{t('success_text')}</p>
    </div>
  );
}

function ResetNotice(): ReactElement {
  const t = useTexts('login');
  return (
    <p className="login-form__notice">
      <Icon name="checkCircle" />
      {t('reset_done')}
    </p>
  );
}

function LoggedOutNotice(): ReactElement {
  const shell = useTexts('shell');
  return (
    <p className="login-form__notice" data-tone="warning">
      <Icon name="alert" />
      {shell('notice_logged_out')}
    </p>
  );
}
