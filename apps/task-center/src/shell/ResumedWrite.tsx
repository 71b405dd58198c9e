import { useServices, useTexts, useUserId } from '@exchange/site/page';
import { NotificationsProvider, useNotify } from '@exchange/site/page/toasts';
import type { ResultOf, Reward } from '@exchange/task-center-api';
import { useEffect, useEffectEvent, useState, type ReactElement } from 'react';
import { FrameData } from '../data/FrameData.tsx';
import { useWrite } from '../data/useWrite.ts';
import { RewardReceipt } from '../rewards/claim/RewardReceipt.tsx';
import { isBox } from '../rewards/rewardStates.ts';
import { useReceivedText } from '../rewards/useRewardText.ts';
import { useNotifyFailure } from '../screen/FailedWrite.tsx';
import type { StoredWrite } from '../services/interruptedWrites.ts';
import type { WriteName } from '../services/endpointNames.ts';

interface Props {
  open: boolean;
  onClose: () => void;
}

/** Sends the write that the end of the session interrupted again, and shows the rewards that it gives. */
export function ResumedWrite({ onClose }: Props): ReactElement | null {
  const services = useServices();
  const userId = useUserId();
  const [write] = useState(() => services?.interruptedWrites.take(userId));
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!write) close();
  }, [write]);
  return services && write ? (
    <FrameData services={services}>
      <NotificationsProvider>
        <Attempt write={write} onClose={onClose} />
      </NotificationsProvider>
    </FrameData>
  ) : null;
}

function Attempt({
  write: { name, body, idempotencyKey },
  onClose,
}: {
  write: StoredWrite;
  onClose: () => void;
}): ReactElement | null {
  const t = useTexts('screen');
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const receivedText = useReceivedText();
  const [rewards, setRewards] = useState<readonly Reward[]>([]);
  const { mutate } = useWrite(name, {
    earlierKey: idempotencyKey,
    onSuccess(result) {
      const received = rewardsOf(result);
      if (received.length > 0) setRewards(received);
      else onClose();
      if (name === 'claimAll' && received.length === 0) notify('info', t('claim_all_nothing'));
    },
    onError(error) {
      notifyFailure(error);
      onClose();
    },
  });
  const send = useEffectEvent(() => mutate(body));
  useEffect(() => send(), []);

  const [first] = rewards;
  if (!first) return null;
  const done = name === 'activate' && !isBox(first) ? 'activate_done' : 'claim_done';
  return (
    <RewardReceipt
      title={
        rewards.length > 1
          ? t('claim_all_done', { count: rewards.length })
          : receivedText(first, (reward) => t(done, { reward }))
      }
      rewards={rewards}
      onClose={onClose}
    />
  );
}

/** For an opened mystery box, the reward that was in it. */
function rewardsOf(result: ResultOf<WriteName>): readonly Reward[] {
  if ('rewards' in result) return result.rewards;
  if ('opened' in result && result.opened) return [result.opened];
  return 'reward' in result ? [result.reward] : [];
}
