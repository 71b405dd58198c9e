import type { Login } from '@exchange/app-bridge';
import { Button, Icon, Menu, Skeleton } from '@exchange/ui';
import type { ReactElement } from 'react';
import { usePage, useSession, useTexts, type Services } from '../../page/index.ts';
import { AccountMenu } from './AccountMenu.tsx';
import type { HeaderOptions } from './HeaderOptions.ts';
import { LazyNotices } from './LazyNotices.tsx';

/**
 * Account menu, or the login buttons for guests. It is the first of the items at the end of the header,
 * so that a change in its width does not move the other items.
 */
export function AccountArea({
  services,
  options,
}: {
  services: Services;
  options: HeaderOptions;
}): ReactElement | null {
  const { account } = services;
  const { isMissing } = usePage();
  const session = useSession();
  if (!account.login || session.status === 'error') return null;
  // The flag from the last visit is nearly always right, so a user sees a skeleton instead of login buttons.
  if (session.status === 'unknown' && account.wasLoggedIn) {
    return (
      <div className="account">
        {options.loadNotices ? <span className="account__notices" /> : null}
        <Skeleton className="account__skeleton" />
      </div>
    );
  }
  if (session.status !== 'user') return <GuestAccount login={account.login} />;
  return (
    <div className="account">
      {/* Missing pages lack the texts of notices. */}
      {isMissing || !options.loadNotices ? null : (
        <LazyNotices services={services} load={options.loadNotices} />
      )}
      <AccountMenu account={account} profile={session.profile} options={options} />
    </div>
  );
}

/** Two buttons, or one icon with a menu where the header lacks space. */
function GuestAccount({ login }: { login: Login }): ReactElement {
  const t = useTexts('shell');
  return (
    <div className="account">
      <div className="account__icon">
        <Menu
          label={t('account')}
          align="end"
          trigger={<Icon name="user" size={24} />}
          groups={[
            {
              id: 'ways',
              items: [
                { id: 'login', label: t('login'), onSelect: () => void login.login() },
                { id: 'register', label: t('register'), onSelect: () => void login.register() },
              ],
            },
          ]}
        />
      </div>
      <Button
        className="account__login"
        size="small"
        variant="text"
        onClick={() => void login.login()}
      >
        {t('login')}
      </Button>
      <Button className="account__register" size="small" onClick={() => void login.register()}>
        {t('register')}
      </Button>
    </div>
  );
}
