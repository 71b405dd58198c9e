import { Button, Icon, type IconName } from '@exchange/ui';
import { useState, type ReactElement, type ReactNode } from 'react';
import {
  useIsOnline,
  usePage,
  useServices,
  useSession,
  useStartFailure,
  useTexts,
} from '../../page/index.ts';
import { LoginButton } from '../../page/GuestActions.tsx';

/** The most important notice about the page. Its live region is always mounted, so that new notices are announced. */
export function PageNotice(): ReactElement {
  return (
    <div className="notices" role="status">
      <CurrentNotice />
    </div>
  );
}

function CurrentNotice(): ReactElement | null {
  const t = useTexts('shell');
  const { locale, isLocaleInPath } = usePage();
  const session = useSession();
  const isOnline = useIsOnline();
  const services = useServices();
  const { failure } = useStartFailure();
  const [isDismissed, setIsDismissed] = useState(false);

  if (!isOnline) return <Notice icon="wifiOff">{t('notice_offline')}</Notice>;
  if (failure !== undefined) {
    return (
      <Notice icon="wifiOff" action={<Reload label={t('reload')} />}>
        {t('notice_chunk')}
      </Notice>
    );
  }
  if (!services) return null;
  if (!services.host.trusted) return <Notice>{t('notice_untrusted_host')}</Notice>;

  // Without a locale segment, the page is in English, which every edition offers, so there is no other site to suggest.
  const otherSite =
    isLocaleInPath && !isDismissed ? services.languages.otherSiteFor(locale) : undefined;
  if (otherSite) {
    const dismiss = () => {
      services.languages.dismissOtherSite(locale);
      setIsDismissed(true);
    };
    return <OtherSiteNotice site={otherSite} onDismiss={dismiss} />;
  }

  if (session.status === 'error') {
    const action = <Retry onRetry={services.account.session.refresh} />;
    return <Notice action={action}>{t('notice_session_error')}</Notice>;
  }
  if (session.status === 'guest' && session.wasLoggedOut) {
    const action = <LoginButton size="small">{t('login')}</LoginButton>;
    return <Notice action={action}>{t('notice_logged_out')}</Notice>;
  }
  return null;
}

/** Suggests the site of the page's language if this is the site of another edition. */
function OtherSiteNotice({
  site: { name, href },
  onDismiss,
}: {
  site: { name: string; href: string };
  onDismiss: () => void;
}): ReactElement {
  const t = useTexts('shell');
  const action = (
    <>
      <Button size="small" variant="primary" href={href}>
        {t('notice_other_edition_action', { site: name })}
      </Button>
      <Button
        size="small"
        aria-label={t('app_banner_dismiss')}
        icon={<Icon name="close" />}
        onClick={onDismiss}
      />
    </>
  );
  return (
    <Notice tone="info" icon="info" action={action}>
      {t('notice_other_edition', { site: name })}
    </Notice>
  );
}

function Reload({ label }: { label: string }): ReactElement {
  return (
    <Button size="small" onClick={() => location.reload()}>
      {label}
    </Button>
  );
}

function Retry({ onRetry }: { onRetry: () => Promise<unknown> }): ReactElement {
  const t = useTexts('shell');
  const [isTrying, setIsTrying] = useState(false);
  return (
    <Button
      size="small"
      loading={isTrying}
      loadingLabel={t('notice_session_checking')}
      onClick={() => {
        setIsTrying(true);
        void onRetry().finally(() => setIsTrying(false));
      }}
    >
      {t('retry')}
    </Button>
  );
}

function Notice({
  icon = 'alert',
  tone,
  children,
  action,
}: {
  icon?: IconName;
  /** Defaults to a warning. */
  tone?: 'info';
  children: ReactNode;
  action?: ReactElement;
}) {
  return (
    <div className="notice" data-tone={tone}>
      <Icon name={icon} />
      <p>{children}</p>
      {action}
    </div>
  );
}
