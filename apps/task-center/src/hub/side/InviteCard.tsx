import { pathFrom, usePage, useTexts } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import { Button, Card } from '@exchange/ui';
import type { ReactElement } from 'react';
import { RewardKind } from '../../rewards/RewardKind.tsx';
import { RewardArt } from '../../screen/art/RewardArt.tsx';
import { useInviteOffer } from '../../screen/shownEdition.ts';

const sides = [
  { side: 'inviter', who: 'invite_you', when: 'invite_you_when' },
  { side: 'friend', who: 'invite_friend', when: 'invite_friend_when' },
] as const;

/** Rewards of both for inviting a friend, with a link to the page for invitations. */
export function InviteCard(): ReactElement {
  const t = useTexts('hub');
  const screen = useTexts('screen');
  const shell = useTexts('shell');
  const page = usePage();
  const offers = useInviteOffer();
  const { inviter, friend } = offers;
  const isSame = inviter.withdrawal === friend.withdrawal;
  const { formatValue } = useValueFormat();
  return (
    <Card as="section" className="invite-card" aria-labelledby="invite">
      <h2 id="invite">{shell('section_invite')}</h2>
      <ul>
        {sides.map(({ side, who, when }) => (
          <li key={who}>
            <RewardArt type={offers[side].type} size={40} />
            <div>
              <span className="invite-card__value">
                {t(who)} <strong>{formatValue(offers[side].value)}</strong>{' '}
                <RewardKind reward={offers[side]} hasWithdrawal={!isSame} />
              </span>
              <span>{t(when)}</span>
            </div>
          </li>
        ))}
      </ul>
      {isSame ? <p>{screen(`withdrawal_${inviter.withdrawal}`)}</p> : null}
      <Button href={pathFrom(page, '/task-center/invite')} fullWidth>
        {shell('section_invite')}
      </Button>
    </Card>
  );
}
