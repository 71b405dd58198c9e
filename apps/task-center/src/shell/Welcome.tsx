import type { WelcomeProps } from '@exchange/account';
import { usePage, useServices, useTexts } from '@exchange/site/page';
import type { RewardPreview } from '@exchange/task-center-api';
import { Button, Icon, Skeleton } from '@exchange/ui';
import { useEffect, useState, type ReactElement } from 'react';
import { RewardArt } from '../screen/art/RewardArt.tsx';
import { byValue } from '../rewards/byValue.ts';
import { isBox } from '../rewards/rewardStates.ts';
import { useRewardText } from '../rewards/useRewardText.ts';

/** Welcomes the user of a new account and shows what can be claimed now, an inviter's gift included. */
export function Welcome({ userId, onContinue }: WelcomeProps): ReactElement {
  const t = useTexts('screen');
  const rewardText = useRewardText();
  const rewards = useFirstRewards(userId);
  const [first] = rewards ?? [];
  const heading = rewards?.length === 1 ? t('welcome_reward') : t('welcome_rewards');
  return (
    <div className="login-welcome">
      {first ? (
        <RewardArt type={first.type} size={80} />
      ) : (
        <span className="login-welcome__object">
          <Icon name="gift" size={40} />
        </span>
      )}
      {rewards === undefined ? <Skeleton className="login-welcome__skeleton" /> : null}
      {rewards && first ? (
        <div>
          <p>{heading}</p>
          <ul className="login-welcome__rewards">
            {rewards.map((reward, index) => (
              <li key={index}>
                <strong>{rewardText(reward)}</strong>
                {/* Omits the terms for a mystery box, because they depend on what it contains. */}
                {isBox(reward) ? null : (
                  <span className="login-welcome__terms">
                    {t(`withdrawal_${reward.withdrawal}`)}
                  </span>
                )}
              </li>
            ))}
          </ul>
        </div>
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

/** Returns the claimable rewards of the new account, the most valuable first. Undefined while it loads. */
function useFirstRewards(userId: number): readonly RewardPreview[] | undefined {
  const taskCenter = useServices()?.taskCenter;
  const { locale } = usePage();
  const [rewards, setRewards] = useState<readonly RewardPreview[]>();
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    const reading = taskCenter?.read(
      'claimable',
      { lang: locale },
      { userId: String(userId), signal },
    );
    const show = (loaded: readonly RewardPreview[]) => {
      if (!signal.aborted) setRewards(loaded);
    };
    Promise.resolve(reading).then(
      (list) => show(byValue(list?.items.map(({ reward }) => reward) ?? [])),
      () => show([]),
    );
    return () => ending.abort();
  }, [taskCenter, locale, userId]);
  return rewards;
}
