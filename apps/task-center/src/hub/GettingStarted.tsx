import { useTexts } from '@exchange/site/page';
import { NumberedSteps } from '@exchange/site/page/layout';
import type { ReactElement } from 'react';

/** Explains the task centre to guests, in three steps. */
export function GettingStarted(): ReactElement {
  const t = useTexts('hub');
  return (
    <section className="section page-width for-guests" aria-labelledby="how">
      <h2 id="how">{t('how_title')}</h2>
      <NumberedSteps
        steps={[
          { title: t('how_pick_title'), text: t('how_pick_text') },
          { title: t('how_do_title'), text: t('how_do_text') },
          { title: t('how_claim_title'), text: t('how_claim_text') },
        ]}
      />
    </section>
  );
}
