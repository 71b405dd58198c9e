import { BridgeProvider } from '@exchange/app-bridge/react';
import type { I18n } from '@exchange/i18n-loader';
import { I18nProvider } from '@exchange/i18n-loader/react';
import { useEffect, useState } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router';
import { AccountPage } from '../account/AccountPage.tsx';
import { createSiteLogin } from '../account/login.ts';
import { LoginForm } from '../account/LoginForm.tsx';
import { MarketsPage } from '../markets/MarketsPage.tsx';
import { QuoteProvider } from '../quoteCodec.ts';
import { RewardsPage } from '../rewards/RewardsPage.tsx';
import type { Services } from '../services.ts';
import type { Place } from './place.ts';
import { ServicesContext } from './site.ts';
import { SiteHeader } from './SiteHeader.tsx';

interface SiteProps {
  services: Services;
  place: Place;
  i18n: I18n;
  /** Reloads the page after a login. */
  reload: () => void;
}

export function Site({ services, place, i18n, reload }: SiteProps) {
  const [isFormOpen, setFormOpen] = useState(false);
  const [login] = useState(() => {
    const form = { open: () => setFormOpen(true), close: () => setFormOpen(false) };
    return createSiteLogin(services, form, reload);
  });
  useEffect(() => {
    services.account.load().catch(console.error);
  }, [services]);
  return (
    <ServicesContext value={services}>
      <I18nProvider i18n={i18n}>
        <BridgeProvider login={login} isApp={services.bridge !== undefined}>
          <QuoteProvider socket={services.prices}>
            <BrowserRouter basename={place.basename}>
              <SiteHeader place={place} />
              <main className="page">
                <Routes>
                  <Route path="/" element={<MarketsPage />} />
                  <Route path="/rewards" element={<RewardsPage place={place} />} />
                  <Route path="/account" element={<AccountPage />} />
                </Routes>
              </main>
            </BrowserRouter>
          </QuoteProvider>
          <LoginForm open={isFormOpen} />
        </BridgeProvider>
      </I18nProvider>
    </ServicesContext>
  );
}
