import { useTexts } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import type { ReactElement } from 'react';
import { FullRules } from '../screen/FullRules.tsx';
import { useInviteOffer } from '../screen/shownEdition.ts';

/** Terms of inviting friends, which address the inviter or the invited friend, and the link to the full rules. */
export function InviteTerms({ reader }: { reader: 'inviter' | 'friend' }): ReactElement {
  const t = useTexts('invite');
  const screenTexts = useTexts('screen');
  const { formatValue } = useValueFormat();
  const { claimDays, validityDays, friend, inviter, tiers } = useInviteOffer();

  const formatDays = (count: number) => formatValue({ amount: String(count), unit: 'days' });
  const formatReward = ({ type, value }: typeof friend) =>
    `${formatValue(value)} (${screenTexts(`reward_${type}`)})`;
  const rewards = { friendReward: formatReward(friend), reward: formatReward(inviter) };
  const periods = { claim: formatDays(claimDays), valid: formatDays(validityDays) };
  const lastTier = formatValue({ amount: String(tiers.at(-1)!.friends), unit: 'count' });
  const isInviter = reader === 'inviter';
  const terms = [
    isInviter ? t('terms_when', rewards) : t('terms_friend', rewards),
    t('terms_reward', periods),
    t(`terms_identity_${reader}`),
    ...(isInviter
      ? [
          t('terms_own'),
          t('terms_tiers', { friends: lastTier }),
          t('terms_honest'),
          screenTexts('risk_invite'),
        ]
      : []),
  ];
  return (
    <section className="section invite-terms">
      <h2>{screenTexts('terms_title')}</h2>
      <ul>
        {terms.map((term) => (
          <li key={term}>{term}</li>
        ))}
      </ul>
      <FullRules path="/legal/invite" />
    </section>
  );
}
