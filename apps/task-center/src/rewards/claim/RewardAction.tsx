import { useTexts } from '@exchange/site/page';
import { rewardTypeFacts, type Reward } from '@exchange/task-center-api';
import { Button } from '@exchange/ui';
import { useState, type ReactElement } from 'react';
import { useIsWriting } from '../../data/useWrite.ts';
import { FailedWrite } from '../../screen/FailedWrite.tsx';
import { useClaimText } from '../useRewardText.ts';
import { CollapsedOdds } from '../detail/OddsTable.tsx';
import { isBox } from '../rewardStates.ts';
import { ActivateSheet } from './ActivateSheet.tsx';
import type { RewardStep } from './nextStep.ts';
import { useClaimReward } from './useClaimReward.ts';

/** Translation keys of each action's label, and of the text announced while the action is pending. */
const texts = {
  claimReward: ['claimReward', 'action_claiming'],
  activate: ['activate', 'activating'],
  open: ['open_box', 'opening_box'],
} as const;

/**
 * Button that claims or activates a reward. Asks before it activates one for derivatives. A button that opens a mystery
 * box has the odds beside it.
 */
export function RewardAction({
  reward,
  step,
  title,
  fullWidth = false,
}: {
  reward: Reward;
  step: RewardStep;
  /** Title of the reward. Distinguishes the buttons of a page for screen readers. */
  title: string;
  /** Whether it is the main button of a page, which names the amount. */
  fullWidth?: boolean;
}): ReactElement {
  const t = useTexts('screen');
  const claimText = useClaimText();
  const { submit, error } = useClaimReward(step);
  const [isAsking, setIsAsking] = useState(false);
  const asksFirst = step === 'activate' && rewardTypeFacts[reward.type].forDerivatives;
  const isPending = useIsWriting(step, ({ reward_id: id }) => id === reward.reward_id);
  const opensBox = isBox(reward) && step === 'activate';
  const [name, pending] = texts[opensBox ? 'open' : step];
  const label = step === 'claimReward' && fullWidth ? claimText(reward) : t(name);
  return (
    <>
      <Button
        variant={fullWidth ? 'primary' : 'secondaryBrand'}
        size={fullWidth ? 'large' : 'small'}
        fullWidth={fullWidth}
        loading={isPending}
        loadingLabel={t(pending)}
        aria-label={`${label}: ${title}`}
        onClick={() => (asksFirst ? setIsAsking(true) : submit(reward))}
      >
        {label}
      </Button>
      {isAsking && asksFirst ? (
        <ActivateSheet
          reward={reward}
          isPending={isPending}
          onActivate={() => submit(reward)}
          onClose={() => setIsAsking(false)}
        />
      ) : null}
      {opensBox ? <CollapsedOdds reward={reward} /> : null}
      <FailedWrite error={error} />
    </>
  );
}
