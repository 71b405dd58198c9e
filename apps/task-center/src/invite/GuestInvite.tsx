import { Button, Icon } from '@exchange/ui';
import type { ReactElement } from 'react';
import { useServices } from '../runtime/useServices.ts';
import { useTexts } from '../texts/useTexts.ts';
import { HowItWorks } from './HowItWorks.tsx';

/** For somebody who has no code yet, or who was sent one by a friend. */
export function GuestInvite(): ReactElement {
  const t = useTexts('invite');
  const services = useServices();
  const login = services?.login;
  const code = services?.registration.referralCode;
  return (
    <div className="page-width">
      <div className="hero">
        <h1>{t('guest_title')}</h1>
        <p className="hero__lead">{t('lead')}</p>
        <div className="hero__actions">
          <Button
            variant="primary"
            size="large"
            disabled={!login}
            onClick={() => void login?.register()}
          >
            {t('guest_register')}
          </Button>
          <Button size="large" disabled={!login} onClick={() => void login?.login()}>
            {t('guest_login')}
          </Button>
        </div>
        <p className="invite-note">
          <Icon name="gift" />
          <span>{code === undefined ? t('guest_note') : t('guest_invited', { code })}</span>
        </p>
      </div>
      <HowItWorks />
    </div>
  );
}
