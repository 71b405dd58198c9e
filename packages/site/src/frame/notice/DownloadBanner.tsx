import { Button, Icon } from '@exchange/ui';
import { useState, type ReactElement } from 'react';
import { pathFrom, usePage, useTexts } from '../../page/index.ts';
import { useOpenApp } from '../../page/appLinks.ts';
import type { AppLinks } from '../../services/index.ts';
import { useHasSpace } from './scrolling.ts';

/**
 * Offers the app to visitors outside it until they dismiss the banner (spec 1). Shows while they
 * scroll up, but not over the first screen and the end of the page, whose controls it would cover.
 */
export function DownloadBanner({ app }: { app: AppLinks }): ReactElement | null {
  const t = useTexts('shell');
  const page = usePage();
  const [isDismissed, setIsDismissed] = useState(app.downloadBanner.isDismissed);
  const [isMissing, setIsMissing] = useState(false);
  const open = useOpenApp(() => setIsMissing(true));
  const hasSpace = useHasSpace();
  const link = app.openInApp;
  if (isDismissed || link === undefined) return null;
  return (
    <aside
      className="download-banner"
      aria-label={t('app_banner_title')}
      data-away={!hasSpace || undefined}
    >
      {/* Live region: screen readers announce changes only in an element that exists already. */}
      <div role="status">
        {isMissing ? (
          <p>{t('app_missing')}</p>
        ) : (
          <>
            <p>{t('app_banner_title')}</p>
            <p className="download-banner__more">{t('app_banner_text')}</p>
          </>
        )}
      </div>
      {app.canHaveApp && !isMissing ? (
        <Button size="small" href={link} onClick={open}>
          {t('app_banner_open')}
        </Button>
      ) : (
        <Button size="small" href={pathFrom(page, page.links.download)}>
          {t('app_banner_get')}
        </Button>
      )}
      <button
        type="button"
        className="download-banner__close"
        aria-label={t('app_banner_dismiss')}
        onClick={() => {
          app.downloadBanner.dismiss();
          setIsDismissed(true);
        }}
      >
        <Icon name="close" />
      </button>
    </aside>
  );
}
