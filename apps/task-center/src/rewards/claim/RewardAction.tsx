import { useTexts } from '@exchange/site/page';
import { useNotify } from '@exchange/site/page/toasts';
import { isDerivativesReward, type Reward } from '@exchange/task-center-api';
import { Button } from '@exchange/ui';
import { useState, type ReactElement } from 'react';
import { useIsWriting, useWrite } from '../../data/useWrite.ts';
import { FailedWrite, useNotifyFailure } from '../../screen/FailedWrite.tsx';
import { useClaimText, useReceivedText } from '../useRewardText.ts';
import { CollapsedOdds } from '../detail/OddsTable.tsx';
import { claimVariant, isBox, type RewardStep } from '../rewardStates.ts';
import { ActivateSheet } from './ActivateSheet.tsx';
import { ActivationNote } from './ActivationNote.tsx';
import { useClaim } from './ClaimWindows.tsx';

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
  /** Whether it is the main button of a page. Its accessible name contains the amount. */
  fullWidth?: boolean;
}): ReactElement {
  const t = useTexts('screen');
  const claimText = useClaimText();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const receivedText = useReceivedText();
  const claim = useClaim();
  const claimReward = useWrite('claimReward');
  const activate = useWrite('activate', {
    onSuccess({ reward: activated, opened }) {
      const done = opened ? 'claim_done' : 'activate_done';
      notify(
        'positive',
        receivedText(opened ?? activated, (text) => t(done, { reward: text })),
      );
    },
    onError: notifyFailure,
  });
  const [isAsking, setIsAsking] = useState(false);
  const asksFirst = step === 'activate' && isDerivativesReward(reward);
  const isPending = useIsWriting(step, ({ reward_id: id }) => id === reward.reward_id);
  const opensBox = isBox(reward) && step === 'activate';
  const [name, pending] = texts[opensBox ? 'open' : step];
  const label = t(name);
  // The amount is beside the button.
  const spoken = step === 'claimReward' && fullWidth ? claimText(reward) : label;
  const submit = () => {
    const { reward_id: id, claim_by, origin } = reward;
    if (step === 'activate') return activate.mutate({ reward_id: id });
    const item = { claim_id: id, title: origin ?? reward.title, isOwnName: !origin };
    claim([{ ...item, reward, claim_by }], async () => {
      const result = await claimReward.mutateAsync({ reward_id: id });
      return result && { title: receivedText(result.reward), rewards: [result.reward] };
    });
  };
  const inList = step === 'claimReward' ? claimVariant(reward) : 'default';
  // Colour must not hurry customers to derivatives.
  const asMain = isDerivativesReward(reward) ? 'default' : 'primary';
  return (
    <>
      <Button
        variant={fullWidth ? asMain : inList}
        size={fullWidth ? 'large' : 'small'}
        fullWidth={fullWidth}
        loading={isPending}
        loadingLabel={t(pending)}
        aria-label={`${spoken}: ${title}`}
        onClick={() => (asksFirst ? setIsAsking(true) : submit())}
      >
        {label}
      </Button>
      {fullWidth ? <ActivationNote reward={reward} step={step} /> : null}
      {isAsking && asksFirst ? (
        <ActivateSheet
          reward={reward}
          isPending={isPending}
          onActivate={submit}
          onClose={() => setIsAsking(false)}
        />
      ) : null}
      {opensBox ? <CollapsedOdds reward={reward} /> : null}
      <FailedWrite error={(step === 'activate' ? activate : claimReward).error} />
    </>
  );
}
