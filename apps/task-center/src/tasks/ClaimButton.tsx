import { useTexts } from '@exchange/site/page';
import { isDerivativesReward, type Claimable, type Task } from '@exchange/task-center-api';
import { Button } from '@exchange/ui';
import type { ReactElement } from 'react';
import { useIsWriting, useWrite } from '../data/useWrite.ts';
import { claimVariant } from '../rewards/rewardStates.ts';
import { useClaim } from '../rewards/claim/ClaimWindows.tsx';
import { useClaimText, useReceivedText } from '../rewards/useRewardText.ts';
import { FailedWrite } from '../screen/FailedWrite.tsx';

/** Claims one finished tier of a task. It is shown as pending until the server responds. */
export function ClaimButton({
  task: { task_id: taskId, period, claim_by },
  ruleIndex,
  reward,
  title,
  fullWidth = false,
  isQuiet = false,
}: {
  task: Pick<Task, 'task_id' | 'period' | 'claim_by'>;
  ruleIndex: number;
  /** Reward of the tier. */
  reward: Claimable['reward'];
  /** Title of the task. Distinguishes the buttons of a page for screen readers. */
  title: string;
  /** Whether it is the main button of a page, which names the amount. */
  fullWidth?: boolean;
  /** Whether the button is less prominent, for use beside a main button. */
  isQuiet?: boolean;
}): ReactElement {
  const t = useTexts('screen');
  const claim = useClaim();
  const { mutateAsync, error } = useWrite('claim');
  const isClaiming = useIsClaiming(taskId, ruleIndex);
  const claimText = useClaimText();
  const receivedText = useReceivedText();
  const tierId = `${taskId} ${period} ${ruleIndex}`;
  const label = fullWidth ? claimText(reward) : t('action_claim');
  // Colour must not hurry customers to derivatives.
  const asMain = isDerivativesReward(reward) ? 'default' : 'primary';
  return (
    <>
      <Button
        variant={isQuiet ? claimVariant(reward) : asMain}
        size={fullWidth ? 'large' : 'small'}
        fullWidth={fullWidth}
        loading={isClaiming}
        loadingLabel={t('action_claiming')}
        aria-label={`${label}: ${title}`}
        onClick={() =>
          claim(
            [{ claim_id: tierId, title: { text: title, values: {} }, reward, claim_by }],
            async () => {
              const tier = { task_id: taskId, period, rule_index: ruleIndex };
              const result = await mutateAsync(tier);
              return result && { title: receivedText(result.reward), rewards: [result.reward] };
            },
          )
        }
      >
        {label}
      </Button>
      <FailedWrite error={error} />
    </>
  );
}

/** Returns whether a claim of this tier is pending. */
export function useIsClaiming(taskId: string, ruleIndex: number): boolean {
  return useIsWriting(
    'claim',
    ({ task_id: id, rule_index: index }) => id === taskId && index === ruleIndex,
  );
}
