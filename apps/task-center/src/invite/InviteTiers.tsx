import { useTexts } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import { Card, Progress } from '@exchange/ui';
import type { ReactElement } from 'react';
import { StateTag } from '../screen/StateTag.tsx';
import { useInviteOffer } from '../screen/shownEdition.ts';
import { CouponNote } from './CouponNote.tsx';

/** Additional rewards for reaching certain numbers of friends who trade, with the user's progress. */
export function InviteTiers({
  traded,
}: {
  /** Number of the user's friends who have traded. */
  traded: number;
}): ReactElement {
  const t = useTexts('invite');
  const { tiers } = useInviteOffer();
  const shared = useTexts('screen');
  const { formatValue } = useValueFormat();
  const figure = (count: number) => formatValue({ amount: String(count), unit: 'count' });
  return (
    <section className="section" aria-labelledby="tiers">
      <h2 id="tiers">{t('tiers_title')}</h2>
      <Card className="invite-tiers">
        <ol>
          {tiers.map(({ friends, value }) => {
            const goal = t('tier_progress', {
              part: figure(Math.min(traded, friends)),
              total: figure(friends),
            });
            return (
              <li key={friends} className="invite-tier">
                <strong>{formatValue(value)}</strong>
                {traded >= friends ? (
                  <StateTag state="claimed">{shared('progress_done')}</StateTag>
                ) : (
                  <span className="invite-tier__goal" aria-hidden="true">
                    {goal}
                  </span>
                )}
                <Progress
                  label={formatValue(value)}
                  value={traded}
                  max={friends}
                  valueText={goal}
                  tone="positive"
                />
              </li>
            );
          })}
        </ol>
        {/* The largest one takes the most trades. */}
        <CouponNote coupons={[tiers.at(-1)!]} hasKind />
      </Card>
    </section>
  );
}
