import { useTexts } from '@exchange/site/page';
import { isDerivativesReward } from '@exchange/task-center-api';
import { useValueFormat } from '@exchange/site/page/formats';
import { Icon, Popover } from '@exchange/ui';
import { useState, type ReactElement, type ReactNode } from 'react';
import { DerivativesRisk } from './DerivativesRisk.tsx';
import { KindExplanation, type RewardTerms } from './KindExplanation.tsx';
import { mostPaid } from './mostPaid.ts';
import { isBox, isPoints } from './rewardStates.ts';

/** Chip with the kind of a reward, and what limits or distinguishes the reward. */
export function RewardKind({
  reward,
  hasWithdrawal = false,
  hasUse,
}: {
  reward: RewardTerms;
  /** Whether to name what can be withdrawn. If the whole reward can, this is always shown. */
  hasWithdrawal?: boolean;
  /** False below a heading about derivatives. */
  hasUse?: boolean;
}): ReactElement {
  return (
    <>
      <KindChip reward={reward} />
      <KindNotes reward={reward} hasWithdrawal={hasWithdrawal} hasUse={hasUse} />
    </>
  );
}

/** A value in large digits, with the kind of the reward, and which part of it can be withdrawn. */
export function ValueWithKind({
  value,
  reward,
}: {
  value: ReactNode;
  reward: RewardTerms;
}): ReactElement {
  return (
    <span className="value-with-kind">
      <strong>{value}</strong>
      <RewardKind reward={reward} hasWithdrawal />
    </span>
  );
}

/**
 * Whether a reward is for derivatives, what one with a rate pays at most, and whether the reward can
 * be withdrawn.
 */
export function KindNotes({
  reward,
  hasWithdrawal = false,
  hasUse = true,
}: {
  reward: RewardTerms;
  hasWithdrawal?: boolean;
  hasUse?: boolean | undefined;
}): ReactElement {
  return (
    <>
      {hasUse ? <DerivativesNote reward={reward} /> : null}
      <MostPaid reward={reward} />
      {hasWithdrawal || reward.withdrawal === 'full' ? <WithdrawalNote reward={reward} /> : null}
    </>
  );
}

/** Returns the notes of `KindNotes` as phrases of a line. */
export function useKindNotes(
  reward: RewardTerms,
  { hasWithdrawal, hasUse = true }: { hasWithdrawal: boolean; hasUse?: boolean },
): ReactNode[] {
  const t = useTexts('screen');
  const { formatValue } = useValueFormat();
  const most = mostPaid(reward);
  const { withdrawal } = reward;
  const isPayable = withdrawal === 'full';
  const terms = t(`withdrawal_${withdrawal}`);
  return [
    hasUse && isDerivativesReward(reward) ? t('for_derivatives') : undefined,
    most && t('reward_up_to', { value: formatValue(most) }),
    isPayable ? <Payable>{terms}</Payable> : undefined,
    hasWithdrawal && !isPayable && !isBox(reward) ? terms : undefined,
  ].filter((note) => note !== undefined);
}

/** Note that a reward is for derivatives, because its kind does not name them. */
export function DerivativesNote({ reward }: { reward: RewardTerms }): ReactElement | null {
  const t = useTexts('screen');
  if (!isDerivativesReward(reward)) return null;
  return <span className="reward-kind__most"> {t('for_derivatives')}</span>;
}

/** Part of a reward that can be withdrawn. Renders nothing for a closed box, because it depends on its content. */
function WithdrawalNote({ reward }: { reward: RewardTerms }): ReactElement | null {
  const t = useTexts('screen');
  const { withdrawal } = reward;
  if (withdrawal === 'full') {
    return (
      <>
        {' '}
        <Payable>{t('withdrawal_full')}</Payable>
      </>
    );
  }
  if (isBox(reward)) return null;
  return <span className="reward-kind__most">{t(`withdrawal_${withdrawal}`)}</span>;
}

/** Badge of what can be withdrawn as a whole. */
export function Payable({ children }: { children: string }): ReactElement {
  return (
    <span className="reward-kind__payable">
      <Icon name="check" size={16} />
      {children}
    </span>
  );
}

/** The greatest payment of a reward with a rate, which alone promises too much, where no facts contain it. */
function MostPaid({ reward }: { reward: RewardTerms }): ReactElement | null {
  const t = useTexts('screen');
  const { formatValue } = useValueFormat();
  const most = mostPaid(reward);
  if (!most) return null;
  return (
    <span className="reward-kind__most"> {t('reward_up_to', { value: formatValue(most) })}</span>
  );
}

/**
 * Chip with the kind of a reward, which opens an explanation of the kind. Renders nothing for points and closed boxes,
 * because their value names them.
 */
export function KindChip({ reward }: { reward: RewardTerms }): ReactElement | null {
  if (isBox(reward) || isPoints(reward)) return null;
  return <KindTrigger reward={reward} />;
}

/** Name of a kind with its colour, which opens an explanation of the kind. */
export function KindTrigger({ reward }: { reward: RewardTerms }): ReactElement {
  const t = useTexts('screen');
  const [isOpen, setIsOpen] = useState(false);
  const name = t(`reward_${reward.type}`);
  return (
    <Popover
      open={isOpen}
      onOpenChange={setIsOpen}
      label={name}
      className="kind-popover"
      trigger={
        <button type="button" className="reward-kind" data-kind={reward.type}>
          {name}
        </button>
      }
    >
      {/* Reads the terms when the visitor asks for them. */}
      {isOpen ? (
        <>
          <KindExplanation reward={reward} />
          <DerivativesRisk reward={reward} />
          <button
            type="button"
            className="kind-popover__close"
            aria-label={t('dismiss')}
            onClick={() => setIsOpen(false)}
          >
            <Icon name="close" />
          </button>
        </>
      ) : null}
    </Popover>
  );
}
