import type { SignUpRewardProps } from '@exchange/account';
import { useServices, useTexts } from '@exchange/site/page';
import type { ExampleReward, RewardPreview } from '@exchange/task-center-api';
import { Icon } from '@exchange/ui';
import type { ReactElement } from 'react';
import type { DataServices } from '../data/DataContext.ts';
import { useSharedRead } from '../data/useSharedRead.ts';
import { useFullUse } from '../rewards/RewardExample.tsx';
import { useDaysToUse, useRewardText, useSentences } from '../rewards/useRewardText.ts';
import { RulesLink } from '../screen/FullRules.tsx';
import { useInviteOffer } from '../screen/shownEdition.ts';

/** The first reward of a new account, above the form: of an invitation, or otherwise of the account itself. */
export function SignUpReward(props: SignUpRewardProps): ReactElement | null {
  const services = useServices();
  return services ? <FirstReward {...props} services={services} /> : null;
}

function FirstReward({
  code,
  isShort,
  services,
}: SignUpRewardProps & { services: DataServices }): ReactElement | null {
  const t = useTexts('screen');
  const rewardText = useRewardText();
  const { friend, validityDays } = useInviteOffer();
  const { data: home } = useSharedRead('home', {
    services,
    userId: '0',
    isRequested: code === undefined,
  });
  const ofAccount = home?.tasks.find(({ kind }) => kind === 'register')?.reward;
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
