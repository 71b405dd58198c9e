import { Button, Card, Icon, QrCode } from '@exchange/ui';
import type { ReactElement } from 'react';
import { useOpenApp } from './appLinks.ts';
import { useNotify } from './Notifications.tsx';
import { usePage } from './page/PageContext.ts';
import { pathFrom } from './page/pathFrom.ts';
import { useServices } from './services/ServicesContext.ts';
import { useTexts } from './texts/useTexts.ts';

/**
 * Opens this page in the native app, with a link on phones and in narrow windows, and a QR code
 * elsewhere. Renders nothing inside the app, or if the app has no matching screen.
 */
export function OpenInApp(): ReactElement | null {
  const t = useTexts('screen');
  const app = useServices()?.app;
  if (app?.openInApp === undefined) return null;
  if (app.canHaveApp) return <AppLink href={app.openInApp} />;
  return (
    <>
      <Card className="open-in-app">
        <QrCode value={location.href} label={t('open_in_app_code')} size={120} />
        <div>
          <h2 className="card-title">{t('open_in_app')}</h2>
          <p className="card-text">{t('open_in_app_scan')}</p>
        </div>
      </Card>
      <div className="open-in-app__link">
        <AppLink href={app.openInApp} />
      </div>
    </>
  );
}

function AppLink({ href }: { href: string }): ReactElement {
  const t = useTexts('screen');
  const shell = useTexts('shell');
  const page = usePage();
  const notify = useNotify();
  const open = useOpenApp(() =>
    notify(
      'info',
      <>
        {shell('app_missing')}{' '}
        <a href={pathFrom(page, page.links.download)}>{shell('app_banner_get')}</a>
      </>,
    ),
  );
  return (
    <Button href={href} fullWidth onClick={open}>
      <Icon name="phone" />
      {t('open_in_app')}
    </Button>
  );
}
