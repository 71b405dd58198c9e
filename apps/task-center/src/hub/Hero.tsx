import type { UserProfile } from '@exchange/api-client';
import { Button } from '@exchange/ui';
import type { ReactElement } from 'react';
import { pathFrom } from '../page/address.ts';
import { usePage } from '../page/PageContext.tsx';
import { useSession } from '../session/useSession.ts';
import { useServices } from '../runtime/useServices.ts';
import { useTexts } from '../texts/useTexts.ts';
import { AccountChecklist } from './AccountChecklist.tsx';
import { isAccountComplete } from './accountSteps.ts';

/** What this is, what to do next, and how far one is. */
export function Hero(): ReactElement {
  const t = useTexts('hub');
  const session = useSession();
  const user = session.status === 'user' ? session.profile : undefined;
  return (
    <div className="hero page-width">
      <div>
        <h1>{user ? t('greeting', { name: user.username }) : t('headline')}</h1>
        <p className="hero__lead">{user ? t('lead_user') : t('lead')}</p>
        <div className="hero__actions">{user ? <UserActions user={user} /> : <GuestActions />}</div>
      </div>
      <AccountChecklist />
    </div>
  );
}

function UserActions({ user }: { user: UserProfile }): ReactElement | null {
  const t = useTexts('hub');
  const page = usePage();
  if (isAccountComplete(user)) return null;
  return (
    <Button variant="primary" size="large" href={pathFrom(page, '/security')}>
      {t('cta_security')}
    </Button>
  );
}

function GuestActions(): ReactElement {
  const t = useTexts('hub');
  const login = useServices()?.login;
  return (
    <>
      <Button variant="primary" size="large" disabled={!login} onClick={() => login?.register()}>
        {t('cta_register')}
      </Button>
      <Button size="large" disabled={!login} onClick={() => login?.login()}>
        {t('cta_login')}
      </Button>
    </>
  );
}
