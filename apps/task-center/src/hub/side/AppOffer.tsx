import { pathFrom, usePage, useTexts } from '@exchange/site/page';
import { Button, Card } from '@exchange/ui';
import type { ReactElement } from 'react';

/** Promotes the native app beside the tasks in wide windows. Narrow windows show the download banner instead. */
export function AppOffer(): ReactElement {
  const t = useTexts('shell');
  const page = usePage();
  return (
    <Card as="section" className="app-offer" aria-labelledby="app-offer">
      <h2 id="app-offer">{t('app_banner_title')}</h2>
      <p className="card-text">{t('app_banner_text')}</p>
      <Button size="small" href={pathFrom(page, '/download')}>
        {t('app_banner_get')}
      </Button>
    </Card>
  );
}
