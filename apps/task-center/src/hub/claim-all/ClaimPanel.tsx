import { pathFrom, usePage, useTexts } from '@exchange/site/page';
import { CountUp } from '@exchange/site/page/motion';
import type { Home } from '@exchange/task-center-api';
import { Button, Card, Icon } from '@exchange/ui';
import { useState, type ReactElement } from 'react';
import { useClaimAll } from '../../rewards/claim/useClaimAll.tsx';
import { FailedWrite } from '../../screen/failures/FailedWrite.tsx';
import { ClaimableFigures } from './ClaimableFigures.tsx';

/**
 * Shows all claimable rewards with one button to claim them, the streak, and rewards that expire soon. Keeps its height
 * after a claim, so that the content below does not move.
 */
export function ClaimPanel({ home: { totals, check_in: checkIn } }: { home: Home }): ReactElement {
  const t = useTexts('hub');
  const shared = useTexts('screen');
  const page = usePage();
  const count = totals.claimable_tasks + totals.claimable_rewards;
  const [hadSome, setHadSome] = useState(count > 0);
  if (count > 0 && !hadSome) setHadSome(true);
  const [hadExpiring, setHadExpiring] = useState(totals.expiring.count > 0);
  if (totals.expiring.count > 0 && !hadExpiring) setHadExpiring(true);
  const { start, isPending, error, sheet } = useClaimAll();
  const isEmpty = count === 0 && !isPending;
  return (
    <Card as="section" className="claim-panel" aria-labelledby="ready">
      <h2 id="ready" className="claim-panel__title">
        {shared('state_claimable')}
      </h2>
      <div className="claim-panel__ready">
        {hadSome ? (
          <div data-hidden={isEmpty || undefined}>
            <ClaimableFigures sums={totals.claimable} />
            <Button
              variant="primary"
              size="large"
              fullWidth
              loading={isPending}
              loadingLabel={shared('action_claiming')}
              onClick={start}
            >
              {t('claim_all', { count })}
            </Button>
          </div>
        ) : null}
        {isEmpty ? <p className="card-text">{t('claim_all_none')}</p> : null}
      </div>
      <FailedWrite error={error} />
      {sheet}
      <ul className="claim-panel__facts">
        {checkIn.streak === 0 ? null : (
          <li>
            <Icon name="calendar" size={16} />
            {t('check_in_streak', { count: checkIn.streak })}
          </li>
        )}
        {totals.expiring.count === 0 ? null : (
          <li>
            <Icon name="hourglass" size={16} />
            <a href={pathFrom(page, '/task-center/my-rewards')}>
              {t('expiring', { count: totals.expiring.count })}
            </a>
          </li>
        )}
        {/* Last, because its width changes. */}
        <li>
          <Icon name="star" size={16} />
          {t('points_title')}:{' '}
          <strong>
            <CountUp value={{ amount: totals.points, unit: 'points' }} />
          </strong>
        </li>
      </ul>
    </Card>
  );
}
