import { pathFrom, usePage, useTexts } from '@exchange/site/page';
import type { ReactElement } from 'react';

/** Company that keeps the documents of the identity check, with a link to the privacy policy. */
export function DocumentsKept(): ReactElement {
  const t = useTexts('screen');
  const shell = useTexts('shell');
  const page = usePage();
  return (
    <p className="gate-takes">
      {t('identity_kept')} <a href={pathFrom(page, '/legal/privacy')}>{shell('footer_privacy')}</a>
    </p>
  );
}
