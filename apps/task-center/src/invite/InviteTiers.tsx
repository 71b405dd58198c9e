import { useTexts } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import { smallSum } from '@exchange/task-center-api';
import { Card, Progress } from '@exchange/ui';
import type { ReactElement } from 'react';
import { RewardExample } from '../rewards/RewardExample.tsx';
import { RewardKind } from '../rewards/RewardKind.tsx';
import { FeeEstimate } from '../tasks/detail/TaskRisk.tsx';
import { RewardArt } from '../screen/art/RewardArt.tsx';
import { StateTag } from '../screen/StateTag.tsx';
import { useInviteOffer } from '../screen/shownEdition.ts';

/**
 * Additional rewards for reaching certain numbers of friends who trade, with the user's progress,
 * and what trading costs.
 */
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
      <ul className="cards invite-tiers">
        {tiers.map(({ friends, ...reward }) => {
          const { type, value, withdrawal } = reward;
          const goal = t('tier_progress', {
            part: figure(Math.min(traded, friends)),
            total: figure(friends),
          });
          return (
            <li key={friends}>
              <Card className="invite-tier">
                <RewardArt type={type} size={40} />
                <div className="invite-tier__reward">
                  <strong>{formatValue(value)}</strong>
                  {/* The terms below state for all that they can't be withdrawn. */}
                  <RewardKind reward={{ type, withdrawal }} />
                </div>
                {traded >= friends ? (
                  <StateTag state="claimed">{shared('progress_done')}</StateTag>
                ) : null}
                <RewardExample reward={reward} />
                <div className="invite-tier__progress">
                  <Progress
                    label={formatValue(value)}
                    value={traded}
                    max={friends}
                    valueText={goal}
                    tone="positive"
                  />
                  <span aria-hidden="true">{goal}</span>
                </div>
              </Card>
            </li>
          );
        })}
      </ul>
      <FeeEstimate kind="trade" volume={smallSum} />
    </section>
  );
}
