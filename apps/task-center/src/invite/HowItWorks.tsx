import { useTexts } from '@exchange/site/page';
import { NumberedCards } from '@exchange/site/page/layout';
import type { ReactElement } from 'react';

/** Explains invitations in three cards, from the link to the reward. */
export function HowItWorks({ title }: { title?: string }): ReactElement {
  const t = useTexts('invite');
  return (
    <section className="section">
      <h2>{title ?? t('how_title')}</h2>
      <NumberedCards
        steps={[
          { title: t('how_share_title'), text: t('how_share_text') },
          { title: t('how_join_title'), text: t('how_join_text') },
          { title: t('how_earn_title'), text: t('how_earn_text') },
        ]}
      />
    </section>
  );
}
