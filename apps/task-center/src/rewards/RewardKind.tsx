import { useTexts } from '@exchange/site/page';
import { mostYield, rewardTypeFacts } from '@exchange/task-center-api';
import { useValueFormat } from '@exchange/site/page/formats';
import { Icon, Popover } from '@exchange/ui';
import { useState, type ReactElement } from 'react';
import { KindExplanation, type RewardTerms } from './KindExplanation.tsx';
import { isBox } from './rewardStates.ts';

/**
 * Chip with the kind of a reward, which opens an explanation of the kind, and a badge if the reward itself can be
 * withdrawn. Renders no chip for points and closed boxes, because their value names them.
 */
export function RewardKind({ reward }: { reward: RewardTerms }): ReactElement {
  const t = useTexts('screen');
  const { type, withdrawal } = reward;
  return (
    <>
      {isBox(reward) || rewardTypeFacts[type].isNamedByUnit ? null : <KindChip reward={reward} />}
      <MostYield reward={reward} />
      {withdrawal === 'full' ? (
        <>
          {' '}
          <span className="reward-kind__payable">
            <Icon name="check" size={16} />
            {t('withdrawal_full')}
          </span>
        </>
      ) : null}
    </>
  );
}

/** Days and greatest payment of an APY booster, whose rate alone promises too much. */
function MostYield({
  reward: { type, value, limit, validity_days: days },
}: {
  reward: RewardTerms;
}): ReactElement | null {
  const t = useTexts('screen');
  const { formatValue } = useValueFormat();
  const isYield = rewardTypeFacts[type].limit === 'principal';
  if (!isYield || !value || !limit || typeof days !== 'number') return null;
  const span = formatValue({ amount: String(days), unit: 'days' });
  const most = formatValue(mostYield(limit, value, days));
  return <span className="reward-kind__most"> {t('yield_most', { span, most })}</span>;
}

function KindChip({ reward }: { reward: RewardTerms }): ReactElement {
  const t = useTexts('screen');
  const [isOpen, setIsOpen] = useState(false);
  const name = t(`reward_${reward.type}`);
  return (
    <Popover
      open={isOpen}
      onOpenChange={setIsOpen}
      label={name}
      trigger={
        <button type="button" className="reward-kind" data-kind={reward.type}>
          {name}
        </button>
      }
    >
      {/* Reads the terms when the visitor asks for them. */}
      {isOpen ? <KindExplanation reward={reward} /> : null}
    </Popover>
  );
}
