import { Button, Icon } from '@exchange/ui';
import { useState, type ReactElement } from 'react';
import { pathFrom } from '../page/address.ts';
import { usePage } from '../page/PageContext.tsx';
import type { Services } from '../runtime/services.ts';
import { useTexts } from '../texts/useTexts.ts';

/** Offers the app to people outside it, until they say no (spec 1). */
export function DownloadBanner({ services }: { services: Services }): ReactElement | null {
  const t = useTexts('shell');
  const [isDismissed, setIsDismissed] = useState(services.downloadBanner.isDismissed);
  const page = usePage();
  const link = services.openInApp;
  if (isDismissed || link === undefined) return null;
  return (
    <aside className="download-banner" aria-label={t('app_banner_title')}>
      <div>
        <p>{t('app_banner_title')}</p>
        <p className="download-banner__more">{t('app_banner_text')}</p>
      </div>
      {services.canHaveApp ? (
        <Button size="small" variant="primary" href={link}>
          {t('app_banner_open')}
        </Button>
      ) : (
        <Button size="small" variant="primary" href={pathFrom(page, '/download')}>
          {t('app_banner_get')}
        </Button>
      )}
      <button
        type="button"
        className="download-banner__close"
        aria-label={t('app_banner_dismiss')}
        onClick={() => {
          services.downloadBanner.dismiss();
          setIsDismissed(true);
        }}
      >
        <Icon name="close" />
      </button>
    </aside>
  );
}
