import { pathFrom, usePage, useTexts } from '@exchange/site/page';
import { useTimeFormats } from '@exchange/site/page/formats';
import { startsWithClaim, type Reward } from '@exchange/task-center-api';
import { Button, Modal } from '@exchange/ui';
import type { ReactElement } from 'react';
import { rewardPath } from '../../screen/detailPaths.ts';
import { KindLegend } from '../KindLegend.tsx';
import { isBox, nextStep } from '../rewardStates.ts';
import { useRewardText } from '../useRewardText.ts';
import { ClaimRow } from './ClaimSheet.tsx';

/** Lists the rewards that were claimed or bought, each with its deadline and next step. */
export function RewardReceipt({
  title,
  rewards,
  onClose,
}: {
  title: string;
  rewards: readonly Reward[];
  onClose: () => void;
}): ReactElement {
  const t = useTexts('screen');
  const shell = useTexts('shell');
  const page = usePage();
  const rewardText = useRewardText();
  const { moment } = useTimeFormats();
  return (
    <Modal
      className="bottom-sheet claim-sheet"
      open
      onOpenChange={onClose}
      title={title}
      closeLabel={t('dismiss')}
      footer={
        <Button variant="primary" href={pathFrom(page, '/task-center/my-rewards')}>
          {shell('section_rewards')}
        </Button>
      }
    >
      <ul className="claim-list">
        {rewards.map((reward) => {
          const step = t(stepText(reward));
          return (
            <ClaimRow
              key={reward.reward_id}
              reward={reward}
              hasLegend
              time={
                startsWithClaim(reward) && reward.valid_until !== null
                  ? t('activate_until', { date: moment(reward.valid_until) })
                  : undefined
              }
            >
              <Button
                size="small"
                href={pathFrom(page, rewardPath(reward))}
                aria-label={`${step}: ${rewardText(reward)}`}
              >
                {step}
              </Button>
            </ClaimRow>
          );
        })}
      </ul>
      <KindLegend rewards={rewards} />
    </Modal>
  );
}

/** Returns the translation key of a claimed reward's next step. */
function stepText(reward: Reward) {
  if (nextStep(reward) !== 'activate') return 'action_view';
  return isBox(reward) ? 'open_box' : 'activate';
}
