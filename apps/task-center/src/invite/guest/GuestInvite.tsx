import { inviteOffer } from '@exchange/task-center-api';
import { Icon } from '@exchange/ui';
import type { ReactElement } from 'react';
import { useTexts } from '../../context/texts/useTexts.ts';
import { GuestActions } from '../../screen/guests/GuestActions.tsx';
import { GuestOffer } from './GuestOffer.tsx';
import { HowItWorks } from '../HowItWorks.tsx';
import { Replaceable } from './Replaceable.tsx';
import { useReferralCode } from './useReferralCode.ts';

/** Invitation page for guests. Addresses guests with an invitation code as the invited friend. */
export function GuestInvite(): ReactElement {
  const t = useTexts('invite');
  const shared = useTexts('screen');
  const code = useReferralCode();
  const isInvited = code !== undefined;
  const {
    type,
    value: { amount, unit },
  } = inviteOffer.friend;
  // Isolated, so that amount and coin keep their order in right-to-left text.
  const value = `\u2066${amount}\u00a0${unit}\u2069 (${shared(`reward_${type}`)})`;
  return (
    <div className="page-width">
      <div className="hero">
        <Replaceable
          replacement={
            isInvited && <Headline title={t('invited_title')} lead={t('invited_lead', { value })} />
          }
        >
          <Headline title={t('guest_title')} lead={t('lead')} />
        </Replaceable>
        <GuestActions registerLabel={t('guest_register')} loginLabel={t('guest_login')} />
        <p className="invite-note">
          <Icon name="gift" />
          <span>{isInvited ? t('invited_note', { code }) : t('guest_note')}</span>
        </p>
      </div>
      <Replaceable replacement={isInvited && <GuestOffer reader="friend" />}>
        <GuestOffer reader="inviter" />
      </Replaceable>
      <HowItWorks title={isInvited ? t('title') : undefined} />
    </div>
  );
}

function Headline({ title, lead }: { title: string; lead: string }): ReactElement {
  return (
    <>
      <h1>{title}</h1>
      <p className="hero__lead">{lead}</p>
    </>
  );
}
