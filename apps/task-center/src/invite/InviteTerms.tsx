import { useTexts } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import type { ReactElement } from 'react';
import { FullRules } from '../screen/FullRules.tsx';
import { RiskNote } from '../screen/RiskNote.tsx';
import { useInviteOffer } from '../screen/useInviteOffer.ts';

/** Terms of inviting friends, which address the inviter or the invited friend, and the link to the full rules. */
export function InviteTerms({ reader }: { reader: 'inviter' | 'friend' }): ReactElement {
  const t = useTexts('invite');
  const shared = useTexts('screen');
  const { formatValue } = useValueFormat();
  const days = (count: number) => formatValue({ amount: String(count), unit: 'days' });
  const isInviter = reader === 'inviter';
  const { claimDays, validityDays, friend, inviter } = useInviteOffer();
  const withKind = ({ type, value }: typeof friend) =>
    `${formatValue(value)} (${shared(`reward_${type}`)})`;
  const terms = [
    t(isInviter ? 'terms_when' : 'terms_friend', {
      friendReward: withKind(friend),
      reward: withKind(inviter),
    }),
    t('terms_reward', { claim: days(claimDays), valid: days(validityDays) }),
    ...(isInviter ? [t('terms_own')] : []),
  ];
  return (
    <section className="section invite-terms">
      <h2>{shared('terms_title')}</h2>
      <ul>
        {terms.map((term) => (
          <li key={term}>{term}</li>
        ))}
      </ul>
      <RiskNote of={isInviter ? 'invite' : 'prices'} />
      <FullRules path="/legal/invite" />
    </section>
  );
}
