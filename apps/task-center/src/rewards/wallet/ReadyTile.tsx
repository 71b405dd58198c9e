import { useTexts } from '@exchange/site/page';
import type { Wallet } from '@exchange/task-center-api';
import { Card } from '@exchange/ui';
import type { ReactElement } from 'react';
import { RewardArt } from '../../screen/art/RewardArt.tsx';
import { byValue } from '../byValue.ts';
import { ClaimAllButton } from '../claim/ClaimAllButton.tsx';
import { KindChip, KindNotes } from '../RewardKind.tsx';
import { RewardWorth } from '../RewardWorth.tsx';
import { SumList } from './SumList.tsx';
import { SumText } from './SumText.tsx';

/**
 * What is ready to claim, the most valuable amount in a large font, with a button for all of it. Renders nothing if nothing
 * is. The list below shows the rewards themselves.
 */
export function ReadyTile({ ready }: { ready: Wallet['ready'] }): ReactElement | null {
  const shared = useTexts('screen');
  const [best, ...others] = byValue(ready.sums);
  if (ready.count === 0) return null;
  return (
    <Card as="section" className="rewards-tile" data-ready="" aria-labelledby="ready">
      <RewardArt type={best?.type ?? 'other'} size={56} />
      <div className="rewards-tile__text">
        <h2 id="ready">{shared('state_to_claim')}</h2>
        {best ? (
          <div className="rewards-tile__line">
            <span className="rewards-tile__figure">
              <SumText sum={best} />
            </span>
            <KindChip reward={best} />
            <RewardWorth worth={best.worth} />
            <KindNotes reward={best} />
          </div>
        ) : null}
      </div>
      <SumList sums={others} />
      <div className="rewards-tile__action">
        <ClaimAllButton count={ready.count} clocks={ready.clocks} />
      </div>
    </Card>
  );
}
