import type { Login, LoginView } from '@exchange/app-bridge';
import { Icon, Modal } from '@exchange/ui';
import { useRef, useState, useSyncExternalStore, type ReactElement } from 'react';
import { createPortal } from 'react-dom';
import type { Edition } from '../paths/regions.ts';
import { usePage } from '../context/PageContext.tsx';
import { useTexts } from '../context/texts/useTexts.ts';
import type { Account } from '../services/account/createAccount.ts';
import type { Entries } from './credentials.ts';
import { likelyRegion } from './likelyRegion.ts';
import { LoginForm } from './LoginForm.tsx';

interface Props {
  account: Pick<Account, 'registration' | 'signIn'>;
  login: Login;
  /** Edition of the site, which determines the preselected country. */
  edition: Edition;
  open: boolean;
  onClose: () => void;
}

/** Web login form for browsers, and for apps whose bridge does not support login (spec 4). */
export function LoginWindow({
  account: { registration, signIn },
  login,
  edition,
  open,
  onClose,
}: Props): ReactElement | null {
  const t = useTexts('login');
  const shell = useTexts('shell');
  const { modal, view } = useSyncExternalStore(login.subscribe, login.getState, login.getState);
  const [entries, setEntries] = useEntries(registration, edition);
  const [isSending, setIsSending] = useState(false);
  const body = useRef<HTMLDivElement>(null);
  const mount = document.getElementById('modals');
  if (!mount) return null;
  const isDone = modal === 'loginSuccess' || modal === 'registerSuccess';
  return createPortal(
    <Modal
      open={open}
      busy={isSending}
      title={isDone ? t(`success_${view}`) : t(`${view}_title`)}
      closeLabel={shell('close')}
      onOpenChange={() => {
        // After a success the page is about to reload, so keep the window open.
        if (isDone) return;
        setEntries({ password: '' });
        onClose();
      }}
    >
      <div ref={body} className="login-body">
        {isDone ? (
          <Success />
        ) : (
          // Remount the form per view, so that errors don't carry over.
          <LoginForm
            key={view}
            view={view}
            entries={entries}
            onChange={setEntries}
            readOnly={registration.readOnly}
            isSending={isSending}
            onSend={async (credentials) => {
              setIsSending(true);
              await signIn(view, credentials).finally(() => setIsSending(false));
              // Keep the height for the shorter success message.
              if (body.current) body.current.style.minBlockSize = `${body.current.offsetHeight}px`;
              login.succeed(view);
            }}
            onSwitch={() => login[otherView[view]]()}
          />
        )}
      </div>
    </Modal>,
    mount,
  );
}

const otherView = { login: 'register', register: 'login' } as const satisfies Record<
  LoginView,
  LoginView
>;

/** Keeps the entries while the window is closed or switches views, except for the password. */
function useEntries(registration: Account['registration'], edition: Edition) {
  const { locale } = usePage();
  const [entries, setEntries] = useState((): Entries => ({
    method: registration.email === undefined && registration.mobile ? 'phone' : 'email',
    email: registration.email ?? '',
    region: likelyRegion(edition, locale, registration.countryCode),
    mobile: registration.mobile ?? '',
    password: '',
    referralCode: registration.referralCode ?? '',
    userCode: registration.userCode ?? '',
  }));
  const change = (some: Partial<Entries>) => setEntries((before) => ({ ...before, ...some }));
  return [entries, change] as const;
}

function Success(): ReactElement {
  const t = useTexts('login');
  return (
    <div className="login-success" role="status">
      <Icon name="check" size={40} />
      <p>{t('success_text')}</p>
    </div>
  );
}
