import { useTexts } from '@exchange/site/page';
import type { Claimable, Task } from '@exchange/task-center-api';
import { Button } from '@exchange/ui';
import type { ReactElement } from 'react';
import { useClaimText } from '../../rewards/useRewardText.ts';
import { FailedWrite } from '../../screen/FailedWrite.tsx';
import { useClaimTier, useIsClaiming } from './useClaimTier.ts';

/** Claims one finished tier of a task. Ignores further clicks while the claim is pending. */
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
  const { claim, error } = useClaimTier();
  const isClaiming = useIsClaiming(taskId, ruleIndex);
  const claimText = useClaimText();
  const label = fullWidth ? claimText(reward) : t('action_claim');
  return (
    <>
      <Button
        variant={isQuiet ? 'secondaryBrand' : 'primary'}
        size={fullWidth ? 'large' : 'small'}
        fullWidth={fullWidth}
        loading={isClaiming}
        loadingLabel={t('action_claiming')}
        aria-label={`${label}: ${title}`}
        onClick={() =>
          claim(
            { task_id: taskId, period, rule_index: ruleIndex },
            { title: { text: title, values: {} }, reward, claim_by },
          )
        }
      >
        {label}
      </Button>
      <FailedWrite error={error} />
    </>
  );
}
