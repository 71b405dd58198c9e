import { useTexts } from '@exchange/site/page';
import { NumberedSteps } from '@exchange/site/page/layout';
import type { ReactElement } from 'react';
import type { OfferSide } from './OfferList.tsx';

/** Steps of the inviter and of the invited friend. Each has a title and a text. */
const steps = {
  inviter: ['how_share', 'how_join', 'how_earn'],
  friend: ['friend_join', 'friend_claim', 'friend_trade'],
} as const;

/** Explains invitations to the reader in three steps, from the link to the reward. */
export function HowItWorks({ reader }: { reader: OfferSide }): ReactElement {
  const t = useTexts('invite');
  return (
    <section className="section">
      <h2>{t('how_title')}</h2>
      <NumberedSteps
        steps={steps[reader].map((step) => ({
          title: t(`${step}_title`),
          text: t(`${step}_text`),
        }))}
      />
    </section>
  );
}
