import { useTexts } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import { Card, Progress } from '@exchange/ui';
import type { ReactElement } from 'react';
import { KindLegend } from '../rewards/KindLegend.tsx';
import { RewardKind } from '../rewards/RewardKind.tsx';
import { RewardArt } from '../screen/art/RewardArt.tsx';
import { StateTag } from '../screen/StateTag.tsx';
import { useInviteOffer } from '../screen/shownEdition.ts';
import { CouponTerms } from './CouponTerms.tsx';

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
      <KindLegend rewards={tiers} />
      <Card className="invite-tiers">
        <ul>
          {tiers.map(({ friends, ...reward }) => {
            const { type, value, withdrawal } = reward;
            const goal = t('tier_progress', {
              part: figure(Math.min(traded, friends)),
              total: figure(friends),
            });
            return (
              <li key={friends} className="invite-tier">
                <RewardArt type={type} size={40} />
                <div className="invite-tier__reward">
                  <div>
                    <strong>{formatValue(value)}</strong>
                    <RewardKind reward={{ type, withdrawal }} />
                    {traded >= friends ? (
                      <StateTag state="claimed">{shared('progress_done')}</StateTag>
                    ) : null}
                  </div>
                  <CouponTerms reward={reward} hasLegend />
                </div>
                <div className="invite-tier__progress">
                  <span aria-hidden="true">{goal}</span>
                  <Progress
                    label={formatValue(value)}
                    value={traded}
                    max={friends}
                    valueText={goal}
                    tone="positive"
                  />
                </div>
              </li>
            );
          })}
        </ul>
      </Card>
    </section>
  );
}
