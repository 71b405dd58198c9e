import { useTexts } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import type { Wallet } from '@exchange/task-center-api';
import { Card, Icon } from '@exchange/ui';
import type { ReactElement } from 'react';
import { RewardArt } from '../../screen/art/RewardArt.tsx';
import { ClaimAllButton } from '../claim/ClaimAllButton.tsx';

/**
 * Number of rewards that are ready to claim, with a button for all of them, and of those that expire soon. Renders nothing
 * if both are zero. The list below shows the rewards themselves.
 */
export function ReadyTile({
  wallet: { ready, expiring },
}: {
  wallet: Wallet;
}): ReactElement | null {
  const t = useTexts('rewards');
  const shared = useTexts('screen');
  const { formatValue } = useValueFormat();
  const inDigits = (count: number) => formatValue({ amount: String(count), unit: 'count' });
  if (ready.count === 0 && expiring.count === 0) return null;
  return (
    <Card
      as="section"
      className="rewards-tile"
      data-ready={ready.count > 0 || undefined}
      aria-labelledby="ready"
    >
      <RewardArt type="bonus" size={40} />
      <div className="rewards-tile__text">
        <h2 id="ready">{shared('state_to_claim')}</h2>
        <p className="rewards-tile__figure">{inDigits(ready.count)}</p>
        {expiring.count > 0 ? (
          <p className="rewards-tile__soon">
            <Icon name="hourglass" size={16} />
            {t('wallet_expiring')} <b>{inDigits(expiring.count)}</b>
          </p>
        ) : null}
      </div>
      <ClaimAllButton count={ready.count} />
    </Card>
  );
}
