import { Button, Icon } from '@exchange/ui';
import type { ReactElement, ReactNode } from 'react';
import { usePage } from '../page/PageContext.tsx';
import type { Services } from '../runtime/services.ts';
import { useSession } from '../session/useSession.ts';
import { useTexts } from '../texts/useTexts.ts';

/** What a visitor has to know before anything else on the page: at most one thing. */
export function Notices({ services }: { services: Services }): ReactElement | null {
  const t = useTexts('shell');
  const { locale } = usePage();
  const session = useSession();
  if (!services.host.trusted) return <Notice>{t('notice_untrusted_host')}</Notice>;

  const otherSite = services.otherSiteFor(locale);
  if (otherSite) {
    const action = (
      <Button size="small" variant="primary" href={otherSite.href}>
        {t('notice_other_edition_action')}
      </Button>
    );
    return <Notice action={action}>{t('notice_other_edition', { site: otherSite.name })}</Notice>;
  }

  if (session.status === 'error') {
    const action = (
      <Button size="small" onClick={() => void services.session.refresh()}>
        {t('retry')}
      </Button>
    );
    return <Notice action={action}>{t('notice_session_error')}</Notice>;
  }
  return null;
}

function Notice({ children, action }: { children: ReactNode; action?: ReactElement }) {
  return (
    <div className="page-width">
      <div className="notice" role="status">
        <Icon name="alert" />
        <p>{children}</p>
        {action}
      </div>
    </div>
  );
}
