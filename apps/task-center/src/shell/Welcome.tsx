import type { WelcomeProps } from '@exchange/account';
import { useServices, useTexts } from '@exchange/site/page';
import { Button, Icon, Skeleton } from '@exchange/ui';
import type { ReactElement } from 'react';
import type { DataServices } from '../data/DataContext.ts';
import { useSharedRead } from '../data/useSharedRead.ts';
import { RewardArt } from '../screen/art/RewardArt.tsx';
import { byValue } from '../rewards/byValue.ts';
import { isBox } from '../rewards/rewardStates.ts';
import { useRewardText } from '../rewards/useRewardText.ts';

/** Welcomes the user of a new account and shows what can be claimed now, an inviter's gift included. */
export function Welcome(props: WelcomeProps): ReactElement | null {
  const services = useServices();
  return services ? <FirstRewards {...props} services={services} /> : null;
}

function FirstRewards({
  userId,
  onContinue,
  services,
}: WelcomeProps & { services: DataServices }): ReactElement {
  const t = useTexts('screen');
  const rewardText = useRewardText();
  const { data, isError } = useSharedRead('claimable', {
    services,
    userId: String(userId),
    isRequested: true,
  });
  const loaded = isError ? [] : data?.items.map(({ reward }) => reward);
  const rewards = loaded && byValue(loaded);
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
