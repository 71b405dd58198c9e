import type { WelcomeProps } from '@exchange/account';
import { usePage, useServices, useTexts } from '@exchange/site/page';
import type { RewardPreview } from '@exchange/task-center-api';
import { Button, Icon, Skeleton } from '@exchange/ui';
import { useEffect, useState, type ReactElement } from 'react';
import { RewardArt } from '../screen/art/RewardArt.tsx';
import { isBox } from '../rewards/rewardStates.ts';
import { useRewardText } from '../rewards/useRewardText.ts';

/** Welcomes the user of a new account and shows the first reward. */
export function Welcome({ userId, onContinue }: WelcomeProps): ReactElement {
  const t = useTexts('screen');
  const rewardText = useRewardText();
  const reward = useFirstReward(userId);
  return (
    <div className="login-welcome">
      {typeof reward === 'object' ? (
        <RewardArt type={reward.type} size={80} />
      ) : (
        <span className="login-welcome__object">
          <Icon name="gift" size={40} />
        </span>
      )}
      {reward === 'loading' ? <Skeleton className="login-welcome__skeleton" /> : null}
      {typeof reward === 'object' ? (
        <p>
          {t('welcome_reward')}
          <strong>{rewardText(reward)}</strong>
          {/* Omits the terms for a mystery box, because they depend on what it contains. */}
          {isBox(reward) ? null : (
            <span className="login-welcome__terms">{t(`withdrawal_${reward.withdrawal}`)}</span>
          )}
        </p>
      ) : null}
      <p>{t('welcome_text')}</p>
      <Button variant="primary" size="large" fullWidth ref={focus} onClick={onContinue}>
        {t('welcome_action')}
      </Button>
    </div>
  );
}

/** Moves the focus to the button, because the focused field was removed with the form. */
function focus(button: HTMLButtonElement | null) {
  button?.focus();
}

/** Returns the reward for the first newcomer task, if it is already claimable. */
function useFirstReward(userId: number): RewardPreview | 'loading' | undefined {
  const taskCenter = useServices()?.taskCenter;
  const { locale } = usePage();
  const [reward, setReward] = useState<RewardPreview | 'loading' | undefined>('loading');
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    const reading = taskCenter?.read(
      'tasks',
      { lang: locale, category: 'newcomer', limit: 1 },
      { userId: String(userId), signal },
    );
    Promise.resolve(reading).then(
      (page) => {
        const task = page?.items.find(({ state }) => state === 'claimable');
        if (!signal.aborted) setReward(task?.reward);
      },
      () => !signal.aborted && setReward(undefined),
    );
    return () => ending.abort();
  }, [taskCenter, locale, userId]);
  return reward;
}
