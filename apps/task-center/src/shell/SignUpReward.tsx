import type { SignUpRewardProps } from '@exchange/account';
import { usePage, useServices, useTexts } from '@exchange/site/page';
import type { RewardPreview } from '@exchange/task-center-api';
import { Icon } from '@exchange/ui';
import { useEffect, useState, type ReactElement } from 'react';
import { useRewardText } from '../rewards/useRewardText.ts';
import { RulesLink } from '../screen/FullRules.tsx';
import { useInviteOffer } from '../screen/shownEdition.ts';

/** The first reward of a new account, above the form: of an invitation, or otherwise of the account itself. */
export function SignUpReward({ code, isShort }: SignUpRewardProps): ReactElement | null {
  const t = useTexts('screen');
  const rewardText = useRewardText();
  const { friend } = useInviteOffer();
  const ofAccount = useAccountReward(code === undefined);
  const reward = code === undefined ? ofAccount : friend;
  if (!reward) return null;
  const withdrawal = t(`withdrawal_${reward.withdrawal}`);
  if (code === undefined || isShort) {
    return (
      <p className="login-reward">
        <Icon name="gift" />
        <span>
          {t('sign_up_reward', { reward: rewardText(reward) })}
          {/* Named in the first step already. */}
          {code === undefined ? `\u00a0· ${withdrawal}` : null}
        </span>
      </p>
    );
  }
  return (
    <div className="login-form__notice">
      <Icon name="gift" />
      <div>
        <p>{t('invitation_gift', { code: `\u2066${code}\u2069`, reward: rewardText(friend) })}</p>
        <p className="login-welcome__terms">
          {withdrawal}
          {'\u00a0· '}
          <RulesLink isInForm />
        </p>
      </div>
    </div>
  );
}

/** Returns the reward of the task to open an account. Undefined while it loads, or if the edition has no such task. */
function useAccountReward(isNeeded: boolean): RewardPreview | undefined {
  const taskCenter = useServices()?.taskCenter;
  const { locale } = usePage();
  const [reward, setReward] = useState<RewardPreview>();
  useEffect(() => {
    if (!isNeeded) return;
    const ending = new AbortController();
    const { signal } = ending;
    const reading = taskCenter?.read('home', { lang: locale }, { userId: '0', signal });
    Promise.resolve(reading).then(
      (home) => {
        const task = home?.tasks.find(({ kind }) => kind === 'register');
        if (!signal.aborted) setReward(task?.reward);
      },
      // The form works without it.
      () => undefined,
    );
    return () => ending.abort();
  }, [taskCenter, locale, isNeeded]);
  return reward;
}
