import { Button, Header, Skeleton, Tag } from '@exchange/ui';
import { useEffect, useLayoutEffect, useState, type ReactElement } from 'react';
import { createPortal } from 'react-dom';
import { pathFrom } from '../page/address.ts';
import { usePage } from '../page/PageContext.tsx';
import type { Services } from '../runtime/services.ts';
import { useSession } from '../session/useSession.ts';
import { useTexts } from '../texts/useTexts.ts';
import { LanguageMenu } from './LanguageMenu.tsx';
import { navigation } from './navigation.ts';

/** The real header, in the slot where the skeleton stands until then; both are of one size. */
export function ShellHeader({ services }: { services: Services }): ReactElement | null {
  const t = useTexts('shell');
  const page = usePage();
  const [slot] = useState(() => document.getElementById('header'));

  // Taken away in the same frame in which the real header is drawn.
  useLayoutEffect(() => {
    document.getElementById('x-header-skeleton')?.remove();
  }, []);

  // An address without a locale says nothing about the visitor's language.
  useEffect(() => {
    if (page.isLocaleInPath) services.cacheNavigation(navigation(t, page), page.locale);
  }, [services, t, page]);

  if (!slot) return null;
  return createPortal(
    <Header
      navigation={navigation(t, page)}
      homeHref={pathFrom(page, '/')}
      labels={{
        home: t('brand'),
        modes: t('mode_label'),
        navigation: t('nav_label'),
        menu: t('menu'),
      }}
    >
      <LanguageMenu services={services} />
      <Account services={services} />
    </Header>,
    slot,
  );
}

/** Who is logged in, or the way to log in. */
function Account({ services }: { services: Services }): ReactElement | null {
  const t = useTexts('shell');
  const session = useSession();
  const [isLeaving, setIsLeaving] = useState(false);
  if (!services.login || session.status === 'error') return null;
  // The stored flag is only a guess, but the right one nearly always: the bar need not change later.
  if (session.status === 'unknown' && services.wasLoggedIn) {
    return <Skeleton className="header__account-skeleton" />;
  }
  if (session.status !== 'user') {
    return (
      <Button size="small" variant="primary" onClick={() => services.login?.login()}>
        {t('login')}
      </Button>
    );
  }
  const { profile } = session;
  return (
    <div className="header__account">
      <span className="header__name" dir="auto">
        {profile.username}
      </span>
      {profile.isVip ? <Tag tone="brand">{t('role_vip')}</Tag> : null}
      {profile.isSubmember ? <Tag>{t('role_sub_account')}</Tag> : null}
      <Button
        size="small"
        loading={isLeaving}
        loadingLabel={t('logging_out')}
        onClick={() => {
          setIsLeaving(true);
          void services.signOut();
        }}
      >
        {t('logout')}
      </Button>
    </div>
  );
}
