'use client';

import { useLogin } from '@exchange/app-bridge/react';
import { useI18n } from '@exchange/i18n-loader/react';
import { Button } from '@exchange/ui/button';
import { Card } from '@exchange/ui/card';
import { Skeleton } from '@exchange/ui/skeleton';
import { useServices, useVisitor } from '../frame/site.ts';

/** Page of the visitor's profile, or of the login. */
export function AccountPage() {
  const { t } = useI18n();
  const { login, state } = useLogin();
  const account = useServices()?.account;
  const visitor = useVisitor();
  return (
    <>
      <h1>{t('account')}</h1>
      <p>{t('accountIntro')}</p>
      {visitor === undefined && <Skeleton />}
      {visitor === null && (
        <>
          <p>{t('accountGuest')}</p>
          <Button
            variant="primary"
            loading={state.waiting}
            loadingLabel={t('loading')}
            onClick={() => login?.login()}
          >
            {t('login')}
          </Button>
        </>
      )}
      {visitor && (
        <Card>
          <h2>{visitor.name}</h2>
          <p>{visitor.email}</p>
          <p>{t('memberId', { id: visitor.id })}</p>
          <Button onClick={() => void account?.logOut()}>{t('logout')}</Button>
        </Card>
      )}
    </>
  );
}
