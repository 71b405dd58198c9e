import type { SignUpRewardProps } from '@exchange/account';
import { usePage, useServices, useTexts } from '@exchange/site/page';
import type { ExampleReward, RewardPreview } from '@exchange/task-center-api';
import { Icon } from '@exchange/ui';
import { useEffect, useState, type ReactElement } from 'react';
import { useFullUse } from '../rewards/RewardExample.tsx';
import { useDaysToUse, useRewardText, useSentences } from '../rewards/useRewardText.ts';
import { RulesLink } from '../screen/FullRules.tsx';
import { useInviteOffer } from '../screen/shownEdition.ts';

/** The first reward of a new account, above the form: of an invitation, or otherwise of the account itself. */
export function SignUpReward({ code, isShort }: SignUpRewardProps): ReactElement | null {
  const t = useTexts('screen');
  const rewardText = useRewardText();
  const { friend, validityDays } = useInviteOffer();
  const ofAccount = useAccountReward(code === undefined);
  const reward = code === undefined ? ofAccount : { ...friend, validity_days: validityDays };
  if (!reward) return null;
  if (code === undefined || isShort) {
    return (
      <div className="login-reward">
        <Icon name="gift" />
        <div>
          <p>{t('sign_up_reward', { reward: rewardText(reward) })}</p>
          <RewardLimits reward={reward} />
        </div>
      </div>
    );
  }
  return (
    <div className="login-form__notice">
      <Icon name="gift" />
      <div>
        <p>{t('invitation_gift', { code: `\u2066${code}\u2069`, reward: rewardText(friend) })}</p>
        <p className="login-welcome__terms">
          {t(`withdrawal_${reward.withdrawal}`)}
          {'\u00a0· '}
          <RulesLink isInForm />
        </p>
      </div>
    </div>
  );
}

/** Which part of a reward can be withdrawn, and what it takes to use all of it. */
function RewardLimits({
  reward,
}: {
  reward: ExampleReward & Pick<RewardPreview, 'withdrawal' | 'validity_days'>;
}): ReactElement {
  const t = useTexts('screen');
  const sentences = useSentences();
  const fullUse = useFullUse(reward, useDaysToUse()(reward));
  return (
    <p className="login-reward__limits">
      {sentences([t(`withdrawal_${reward.withdrawal}`), fullUse])}
    </p>
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
