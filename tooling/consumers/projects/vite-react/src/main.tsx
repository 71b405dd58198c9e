import { createApiClient, createUserApi } from '@exchange/api-client';
import { createProfileStore, ProfileProvider, useProfile } from '@exchange/api-client/react';
import { createFakeTransport } from '@exchange/api-client/testing';
import { createDeepLinkMapper } from '@exchange/deeplink-mapper';
import { createI18nSync } from '@exchange/i18n-loader';
import { I18nProvider, useI18n } from '@exchange/i18n-loader/react';
import { createQuoteSocket } from '@exchange/quote-socket';
import { QuoteProvider, useQuoteStatus } from '@exchange/quote-socket/react';
import { createRegionEnv } from '@exchange/region-env';
import { parseVersion } from '@exchange/app-bridge';
import { Button } from '@exchange/ui/button';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import '@exchange/ui/styles.css';

const { adapter } = createFakeTransport({
  'GET /v2/private/user/profile': { type: 'result', result: { id: 7, username: 'ada' } },
});
const client = createApiClient({
  baseUrl: location.origin,
  trustedHosts: [location.hostname],
  guid: () => '00000000-0000-4000-8000-000000000000',
  platform: 'pc',
  adapter,
});
const store = createProfileStore(createUserApi(client));
const quotes = createQuoteSocket({ url: 'ws://127.0.0.1:9/never' });
const i18n = createI18nSync({
  locale: 'en',
  ns: ['common'],
  resources: { common: { claim: 'Claim' } },
  url: () => undefined,
});
const link = createDeepLinkMapper().map('https://www.brand.com/en/kyc');
const { edition } = createRegionEnv().resolveHost('brand.ge');

function Claim() {
  const { t } = useI18n();
  const { profile } = useProfile();
  const { status } = useQuoteStatus();
  const [claimed, setClaimed] = useState(false);
  const told = [edition, link?.url.split(':')[0], status, profile?.username, parseVersion('3.6.1')];
  const known = told.every((fact) => fact !== undefined) && edition === 'ge';
  return (
    <main data-consumer={known && claimed ? 'passed' : 'waiting'}>
      <p>{JSON.stringify(told)}</p>
      <Button variant="primary" onClick={() => setClaimed(true)}>
        {t('claim')}
      </Button>
    </main>
  );
}

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <I18nProvider i18n={i18n}>
      <ProfileProvider store={store}>
        <QuoteProvider socket={quotes}>
          <Claim />
        </QuoteProvider>
      </ProfileProvider>
    </I18nProvider>
  </StrictMode>,
);
setTimeout(() => document.querySelector('button')!.click(), 100);
