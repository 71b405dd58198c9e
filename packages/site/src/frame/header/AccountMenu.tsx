import type { UserProfile } from '@exchange/api-client/fetch';
import { Icon, Menu, Tag } from '@exchange/ui';
import { useState, type ReactElement } from 'react';
import { pathFrom, usePage, useTexts } from '../../page/index.ts';
import type { VisitorAccount } from '../../services/index.ts';
import type { HeaderOptions } from './HeaderOptions.ts';

/** Menu with the user's identity, account pages and logout. */
export function AccountMenu({
  account: { logout, service },
  profile,
  options: { accountPages, SecurityWindow },
}: {
  account: Pick<VisitorAccount, 'logout' | 'service'>;
  profile: UserProfile;
  options: HeaderOptions;
}): ReactElement {
  const t = useTexts('shell');
  const page = usePage();
  const [isLoggingOut, setIsLoggingOut] = useState(false);
  const [isSecurityOpen, setIsSecurityOpen] = useState(false);
  return (
    <>
      <Menu
        label={t('account')}
        align="end"
        trigger={
          <>
            <Icon name="user" size={24} />
            <bdi className="account__name">{profile.username}</bdi>
          </>
        }
        header={<Identity profile={profile} />}
        groups={[
          {
            id: 'pages',
            items: [
              ...(accountPages?.(t, page) ?? []),
              {
                id: 'security',
                label: t('account_security'),
                icon: <Icon name="shield" />,
                ...(service
                  ? { onSelect: () => setIsSecurityOpen(true) }
                  : { href: pathFrom(page, '/user/accounts/security') }),
              },
            ],
          },
          {
            id: 'leave',
            items: [
              {
                id: 'logout',
                label: isLoggingOut ? t('logging_out') : t('logout'),
                icon: <Icon name="logOut" />,
                disabled: isLoggingOut,
                onSelect() {
                  setIsLoggingOut(true);
                  void logout();
                },
              },
            ],
          },
        ]}
      />
      {service ? (
        <SecurityWindow
          service={service}
          open={isSecurityOpen}
          onClose={() => setIsSecurityOpen(false)}
        />
      ) : null}
    </>
  );
}

/** Name, email or phone number as masked by the server, and account type. */
function Identity({ profile }: { profile: UserProfile }): ReactElement {
  const t = useTexts('shell');
  const { username, vagueEmail, vagueMobile, isVip, isSubmember } = profile;
  const contact = vagueEmail || vagueMobile;
  return (
    <div className="account__identity">
      <bdi className="account__full-name">{username}</bdi>
      {contact && contact !== username ? <bdi className="account__contact">{contact}</bdi> : null}
      {isVip || isSubmember ? (
        <p className="account__tags">
          {isVip ? <Tag tone="brand">{t('role_vip')}</Tag> : null}
          {isSubmember ? <Tag>{t('role_sub_account')}</Tag> : null}
        </p>
      ) : null}
    </div>
  );
}
