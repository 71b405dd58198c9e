import { openApp } from '@exchange/app-bridge/open';
import { Button, Card, Icon, QrCode } from '@exchange/ui';
import { useEffect, useRef, type MouseEvent, type ReactElement } from 'react';
import { usePage } from './page/PageContext.ts';
import { useTexts } from './texts/useTexts.ts';
import { useServices } from './services/ServicesContext.ts';
import { pathFrom } from './page/pathFrom.ts';
import { useNotify } from './Notifications.tsx';

/**
 * Opens this page in the native app, with a link on phones and a QR code elsewhere. Renders nothing
 * inside the app, or if the app has no matching screen.
 */
export function OpenInApp(): ReactElement | null {
  const t = useTexts('screen');
  const app = useServices()?.app;
  if (app?.openInApp === undefined) return null;
  if (app.canHaveApp) return <AppLink href={app.openInApp} />;
  return (
    <Card className="open-in-app">
      <QrCode value={location.href} label={t('open_in_app_code')} size={120} />
      <div>
        <h2 className="card-title">{t('open_in_app')}</h2>
        <p className="card-text">{t('open_in_app_scan')}</p>
      </div>
    </Card>
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

/**
 * Returns a click handler for links into the app. It tries to open the app and keeps the visitor on
 * the page if the app does not open.
 *
 * @param onMissing - called if the page is still visible after a delay, so the app did not open
 */
export function useOpenApp(onMissing: () => void): (event: MouseEvent<HTMLElement>) => void {
  const services = useServices();
  const aborter = useRef<AbortController>(undefined);
  useEffect(() => () => aborter.current?.abort(), []);
  return (event) => {
    event.preventDefault();
    const { href } = event.currentTarget as HTMLAnchorElement;
    aborter.current?.abort();
    aborter.current = new AbortController();
    openApp(href, { signal: aborter.current.signal }).then(
      (outcome) => {
        if (outcome === 'missing') onMissing();
      },
      (error: unknown) => services?.report(error),
    );
  };
}

/**
 * Returns a function that converts a path of the site to a link. Inside the app, the link opens the
 * matching native screen, if there is one.
 */
export function useGoLink(): (path: string) => string {
  const page = usePage();
  const app = useServices()?.app;
  return (path) => app?.screenOf(path) ?? pathFrom(page, path);
}
