import { pathFrom, usePage, useTexts } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import { inviteOffer } from '@exchange/task-center-api';
import type { ReactElement } from 'react';
import { RiskNote } from '../screen/RiskNote.tsx';

/** Terms of inviting friends, which are the same for guests and users, and the link to the full rules. */
export function InviteTerms(): ReactElement {
  const t = useTexts('invite');
  const shared = useTexts('screen');
  const page = usePage();
  const { formatValue } = useValueFormat();
  const days = (count: number) => formatValue({ amount: String(count), unit: 'days' });
  const { claimDays, validityDays } = inviteOffer;
  const terms = [
    t('terms_when', {
      friendReward: formatValue(inviteOffer.friend.value),
      reward: formatValue(inviteOffer.inviter.value),
    }),
    t('terms_reward', { claim: days(claimDays), valid: days(validityDays) }),
    t('terms_own'),
    t('terms_ad'),
  ];
  return (
    <section className="section invite-terms">
      <h2>{shared('terms_title')}</h2>
      <ul>
        {terms.map((term) => (
          <li key={term}>{term}</li>
        ))}
      </ul>
      <RiskNote of="invite" />
      <a href={pathFrom(page, '/legal/invite')}>{t('rules')}</a>
    </section>
  );
}
