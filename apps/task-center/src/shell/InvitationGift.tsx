import { useTexts } from '@exchange/site/page';
import type { ReactElement } from 'react';
import { useRewardText } from '../rewards/useRewardText.ts';
import { RulesLink } from '../screen/FullRules.tsx';
import { useInviteOffer } from '../screen/shownEdition.ts';

/** The reward of an invited friend for signing up, above the form. */
export function InvitationGift({ code }: { code: string }): ReactElement {
  const t = useTexts('screen');
  const rewardText = useRewardText();
  const { friend } = useInviteOffer();
  return (
    <div>
      <p>{t('invitation_gift', { code: `\u2066${code}\u2069`, reward: rewardText(friend) })}</p>
      <p className="login-welcome__terms">
        {t(`withdrawal_${friend.withdrawal}`)}
        {'\u00a0· '}
        <RulesLink isInForm />
      </p>
    </div>
  );
}
