import { I18nProvider } from '@exchange/i18n-loader/react';
import type { i18n as I18n } from 'i18next';
import type { ReactNode } from 'react';
import type { Place } from './place.ts';
import { Router } from './router.tsx';
import { PlaceContext } from './site.ts';
import { SiteHeader } from './SiteHeader.tsx';

interface SiteFrameProps {
  place: Place;
  i18n: I18n;
  children: ReactNode;
}

/** Frame around each page. It needs no services, so a server can render it. */
export function SiteFrame({ place, i18n, children }: SiteFrameProps) {
  return (
    <PlaceContext value={place}>
      <I18nProvider i18n={i18n}>
        <Router basename={place.basename}>
          <SiteHeader />
          <main className="page">{children}</main>
        </Router>
      </I18nProvider>
    </PlaceContext>
  );
}
