import { useTexts } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import { GuestActions } from '@exchange/site/page/guests';
import { Icon } from '@exchange/ui';
import type { ReactElement } from 'react';
import { HowItWorks } from '../HowItWorks.tsx';
import { InviteTerms } from '../InviteTerms.tsx';
import { OfferList } from '../OfferList.tsx';
import { RiskNote } from '../../screen/RiskNote.tsx';
import { useReferralCode } from './useReferralCode.ts';
import { WhoCan } from '../../screen/WhoCan.tsx';
import { useInviteOffer } from '../../screen/shownEdition.ts';

/**
 * Invitation page for guests. Addresses guests with an invitation code as the invited friend. The static HTML contains
 * the texts for both, and CSS shows one of them (`invitationScript`).
 */
export function GuestInvite(): ReactElement {
  const t = useTexts('invite');
  const shared = useTexts('screen');
  const code = useReferralCode();
  const isInvited = code !== undefined;
  const { formatValue } = useValueFormat();
  const { type, value } = useInviteOffer().friend;
  const reward = `${formatValue(value)} (${shared(`reward_${type}`)})`;
  return (
    <div className="page-width">
      <div className="invite-hero">
        <div className="hero">
          <div className="for-inviters">
            <h1>{t('guest_title')}</h1>
            <p className="hero__lead">{t('lead')}</p>
          </div>
          <div className="for-invited">
            <h1>{t('invited_title')}</h1>
            <p className="hero__lead">{t('invited_lead', { value: reward })}</p>
          </div>
          <GuestActions registerLabel={t('guest_register')} loginLabel={t('guest_login')} />
          <WhoCan rules="/legal/invite" />
          <RiskNote of="prices" />
          <p className="invite-note">
            <Icon name="gift" />
            <span>{isInvited ? t('invited_note', { code }) : t('guest_note')}</span>
          </p>
        </div>
        <div className="for-inviters">
          <OfferList reader="inviter" />
        </div>
        <div className="for-invited">
          <OfferList reader="friend" />
        </div>
      </div>
      <div className="for-inviters invite-guide">
        <HowItWorks reader="inviter" />
        <InviteTerms reader="inviter" />
      </div>
      <div className="for-invited invite-guide">
        <HowItWorks reader="friend" />
        <InviteTerms reader="friend" />
      </div>
    </div>
  );
}
