import { Button, Icon } from '@exchange/ui';
import type { ReactElement } from 'react';
import type { Services } from '../runtime/services.ts';
import { useSession } from '../session/useSession.ts';
import { useTexts } from '../texts/useTexts.ts';

/** What a visitor has to know before anything else on the page. */
export function Notices({ services }: { services: Services }): ReactElement | null {
  const t = useTexts('shell');
  const session = useSession();
  if (!services.host.trusted) {
    return (
      <Notice>
        <p>{t('notice_untrusted_host')}</p>
      </Notice>
    );
  }
  if (session.status === 'error') {
    return (
      <Notice>
        <p>{t('notice_session_error')}</p>
        <Button size="small" onClick={() => void services.session.refresh()}>
          {t('retry')}
        </Button>
      </Notice>
    );
  }
  return null;
}

function Notice({ children }: { children: ReactElement | ReactElement[] }): ReactElement {
  return (
    <div className="page-width">
      <div className="notice" role="status">
        <Icon name="alert" />
        {children}
      </div>
    </div>
  );
}
