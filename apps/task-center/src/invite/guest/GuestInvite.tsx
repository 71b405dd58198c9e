import { Icon } from '@exchange/ui';
import type { ReactElement } from 'react';
import { useTexts } from '../../context/texts/useTexts.ts';
import { useServices } from '../../context/useServices.ts';
import { GuestActions } from '../../screen/guests/GuestActions.tsx';
import { GuestOffer } from './GuestOffer.tsx';
import { HowItWorks } from '../HowItWorks.tsx';

/** Invitation page for guests, including those who were invited by a friend. */
export function GuestInvite(): ReactElement {
  const t = useTexts('invite');
  const code = useServices()?.account.registration.referralCode;
  return (
    <div className="page-width">
      <div className="hero">
        <h1>{t('guest_title')}</h1>
        <p className="hero__lead">{t('lead')}</p>
        <GuestActions registerLabel={t('guest_register')} loginLabel={t('guest_login')} />
        <p className="invite-note">
          <Icon name="gift" />
          <span>{code === undefined ? t('guest_note') : t('guest_invited', { code })}</span>
        </p>
      </div>
      <GuestOffer />
      <HowItWorks />
    </div>
  );
}
