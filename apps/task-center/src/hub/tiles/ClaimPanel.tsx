import { useTexts } from '@exchange/site/page';
import type { Home } from '@exchange/task-center-api';
import { Button, Card, Icon } from '@exchange/ui';
import type { ReactElement } from 'react';
import { useClaimAll } from '../../rewards/claim/useClaimAll.ts';
import { RewardArt } from '../../screen/art/RewardArt.tsx';
import { FailedWrite } from '../../screen/FailedWrite.tsx';
import { ClaimableFigures } from './ClaimableFigures.tsx';

/** All claimable rewards, with one button to claim them. */
export function ClaimPanel({ totals }: { totals: Home['totals'] }): ReactElement {
  const t = useTexts('hub');
  const shared = useTexts('screen');
  const count = totals.claimable_tasks + totals.claimable_rewards;
  const { start, isPending, error } = useClaimAll();
  return (
    <Card as="section" className="claim-panel" aria-labelledby="ready">
      <h2 id="ready">{shared('state_claimable')}</h2>
      {count > 0 || isPending ? (
        <>
          <ClaimableFigures sums={totals.claimable} />
          <Button
            variant="primary"
            size="large"
            fullWidth
            loading={isPending}
            loadingLabel={shared('action_claiming')}
            onClick={start}
          >
            {shared('claim_all', { count })}
          </Button>
        </>
      ) : (
        <div className="claim-panel__none">
          <RewardArt type="other" size={72} />
          <p className="card-text">{t('claim_all_none')}</p>
        </div>
      )}
      <FailedWrite error={error} />
      {totals.expiring.count === 0 ? null : (
        <a className="claim-panel__expiring" href="#expiring">
          <Icon name="hourglass" size={16} />
          {t('expiring', { count: totals.expiring.count })}
          <Icon name="chevronEnd" size={16} />
        </a>
      )}
    </Card>
  );
}
