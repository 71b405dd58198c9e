import type { LoginView } from '@exchange/app-bridge';
import { languageTag } from '@exchange/region-env';
import { Icon, Modal } from '@exchange/ui';
import { useRef, useState, useSyncExternalStore, type ReactElement } from 'react';
import { createPortal } from 'react-dom';
import { usePage } from '../page/PageContext.tsx';
import type { Services } from '../runtime/services.ts';
import { useTexts } from '../texts/useTexts.ts';
import { codeOf, likelyRegion } from './countries.ts';
import type { Entries } from './credentials.ts';
import { LoginForm } from './LoginForm.tsx';

interface Props {
  services: Services;
  login: NonNullable<Services['login']>;
  open: boolean;
  onClose: () => void;
}

/** The web's own login, for browsers and for apps whose bridge cannot help (spec 4). */
export function LoginWindow({ services, login, open, onClose }: Props): ReactElement | null {
  const t = useTexts('login');
  const shell = useTexts('shell');
  const { modal, view } = useSyncExternalStore(login.subscribe, login.getState, login.getState);
  const [entries, setEntries] = useEntries(services);
  const body = useRef<HTMLDivElement>(null);
  const mount = document.getElementById('modals');
  if (!mount) return null;
  const isDone = modal === 'loginSuccess' || modal === 'registerSuccess';
  return createPortal(
    <Modal
      open={open}
      title={isDone ? t(`success_${view}`) : t(`${view}_title`)}
      closeLabel={shell('close')}
      onClose={() => {
        // After a success there is nothing to go back to: the page is about to load anew.
        if (isDone) return;
        setEntries({ password: '' });
        onClose();
      }}
    >
      <div ref={body} className="login-body">
        {isDone ? (
          <Success />
        ) : (
          // A new form for each view: what one complained about is no news in the other.
          <LoginForm
            key={view}
            view={view}
            entries={entries}
            onChange={setEntries}
            readOnly={services.registration.readOnly}
            onSend={async (credentials) => {
              await services.signIn(view, credentials);
              // The few words that follow take no less room: the window does not jump.
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

/** What is typed stays while the window is closed or shows its other view; but the password. */
function useEntries({ registration, host }: Services) {
  const { locale } = usePage();
  const [entries, setEntries] = useState((): Entries => {
    const region = likelyRegion(host.edition, languageTag(locale));
    return {
      method: registration.email === undefined && registration.mobile ? 'phone' : 'email',
      email: registration.email ?? '',
      region,
      countryCode: registration.countryCode ?? codeOf(region),
      mobile: registration.mobile ?? '',
      password: '',
      referralCode: registration.referralCode ?? '',
      userCode: registration.userCode ?? '',
    };
  });
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
