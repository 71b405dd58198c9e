'use client';

import { createI18nSync, type I18n, type Texts } from '@exchange/i18n-loader';
import { Skeleton } from '@exchange/ui/skeleton';
import { useEffect, useState, type ReactNode } from 'react';
import type { Place } from '../frame/place.ts';
import { SiteFrame } from '../frame/SiteFrame.tsx';
import { SiteServices } from '../frame/SiteServices.tsx';
import { start, type StartedSite } from '../frame/start.ts';
import { StartFailure } from '../frame/StartFailure.tsx';

let starting: Promise<StartedSite> | undefined;

/** Returns the texts that are in the HTML of the page. */
function staticI18n({ locale, language }: Place, texts: Texts): I18n {
  return createI18nSync({
    locale,
    language,
    ns: 'site',
    translations: { site: texts },
    url: () => undefined,
  });
}

interface BrowserSiteProps {
  /** Place and texts of the static HTML. In the browser, host and storage may determine others. */
  place: Place;
  texts: Texts;
  children: ReactNode;
}

/** Shows the frame of the page, and the page itself as soon as the services are connected. */
export function BrowserSite({ place, texts, children }: BrowserSiteProps) {
  const [initial] = useState(() => ({ place, i18n: staticI18n(place, texts) }));
  const [started, setStarted] = useState<StartedSite>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    starting ??= start();
    starting.then(setStarted, (error: unknown) => {
      console.error(error);
      setFailed(true);
    });
  }, []);
  if (hasFailed) return <StartFailure />;
  const shown = started ?? initial;
  return (
    <SiteFrame place={shown.place} i18n={shown.i18n}>
      {started ? (
        <SiteServices services={started.services} reload={() => location.reload()}>
          {children}
        </SiteServices>
      ) : (
        <Skeleton />
      )}
    </SiteFrame>
  );
}
