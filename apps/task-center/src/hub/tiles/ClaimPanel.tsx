import { useServices, useTexts } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import type { Home, RewardPreview, Task } from '@exchange/task-center-api';
import { Card } from '@exchange/ui';
import type { ReactElement } from 'react';
import { useIsWriting } from '../../data/useWrite.ts';
import { ClaimAllButton } from '../../rewards/claim/ClaimAllButton.tsx';
import { RewardArt } from '../../screen/art/RewardArt.tsx';
import { TaskRow } from '../../tasks/list/TaskRow.tsx';
import { ExpiringLink } from '../side/ExpiringCard.tsx';
import { ClaimableFigure, ClaimableList } from './ClaimableFigures.tsx';
import { orderedSums } from './orderedSums.ts';

/**
 * All claimable rewards, with one button to claim them: the most valuable one in a large font, and the others beside it. If
 * there are few, also the next step of the welcome package, apart from the button, which does not claim its reward.
 */
export function ClaimPanel({
  totals,
  next,
  pointsBuy,
}: {
  totals: Home['totals'];
  next: Task | undefined;
  /** What points buy in the shop. null if that is unknown. */
  pointsBuy: RewardPreview['buys'];
}): ReactElement {
  const t = useTexts('hub');
  const shared = useTexts('screen');
  const { formatText } = useValueFormat();
  const edition = useServices()?.edition;
  const count = totals.claimable_tasks + totals.claimable_rewards;
  const isClaiming = useIsWriting('claimAll', () => true);
  const [best, ...others] = orderedSums(totals.claimable, edition);
  const type = best?.type ?? 'other';
  const list = others.length === 0 ? null : <ClaimableList sums={others} count={count} />;
  return (
    <Card as="section" className="claim-panel" aria-labelledby="ready">
      <h2 id="ready">{shared('state_claimable')}</h2>
      {best && (count > 0 || isClaiming) ? (
        <ClaimableFigure sum={best} pointsBuy={pointsBuy} />
      ) : (
        <p className="card-text">{t('claim_all_none')}</p>
      )}
      {next ? (
        list
      ) : (
        <div className="claim-panel__side" data-kind={type}>
          {list ?? <RewardArt type={type} size={72} />}
        </div>
      )}
      <ExpiringLink expiring={totals.expiring} />
      <ClaimAllButton count={count} size="large" fullWidth />
      <Clocks clocks={totals.clocks} isOne={count === 1} />
      {next ? (
        <div className="claim-panel__side" data-kind={type}>
          <TaskRow
            task={next}
            title={t('next_step', { task: formatText(next.title) })}
            hasDeadline={false}
            hasTerms
          />
        </div>
      ) : null}
    </Card>
  );
}

/** How many rewards have to be used within a time that starts with the claim, and the shortest of these times. */
function Clocks({
  clocks,
  isOne,
}: {
  clocks: Home['totals']['clocks'];
  /** Whether only one reward can be claimed. */
  isOne: boolean;
}): ReactElement | null {
  const t = useTexts('hub');
  const shared = useTexts('screen');
  const { formatValue } = useValueFormat();
  if (!clocks) return null;
  const span = formatValue({ amount: String(clocks.shortest_days), unit: 'days' });
  const amount = formatValue({ amount: String(clocks.count), unit: 'count' });
  return (
    <p className="claim-panel__clocks">
      {isOne ? shared('use_after_claim', { span }) : t('claim_first', { amount, span })}
    </p>
  );
}
