'use client';

import type { Texts } from '@exchange/i18n-loader';
import { useEffect, useState, type ReactNode } from 'react';
import { textsUrl } from '../../exchange.config.ts';
import type { Place } from '../frame/place.ts';
import { SiteFrame } from '../frame/SiteFrame.tsx';
import { SiteServices } from '../frame/SiteServices.tsx';
import { start, type StartedSite } from '../frame/start.ts';
import { StartFailure } from '../frame/StartFailure.tsx';
import { createTexts } from '../frame/texts.ts';

let starting: Promise<StartedSite> | undefined;

const reload = () => location.reload();

interface BrowserSiteProps {
  /** Place and texts of the HTML. In the browser, host and storage may determine others. */
  place: Place;
  texts: Texts;
  children: ReactNode;
}

/** Shows a page with the texts of its HTML, and connects the services in the browser. */
export function BrowserSite({ place, texts, children }: BrowserSiteProps) {
  const [initial] = useState(() => ({ place, i18n: createTexts(place, texts) }));
  const [started, setStarted] = useState<StartedSite>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    starting ??= start(initial);
    starting.then(
      (site) => {
        setStarted(site);
        // A CDN may have newer texts than the HTML.
        const isOnCdn = !textsUrl(site.place.locale).startsWith('/');
        if (isOnCdn && site.i18n === initial.i18n) void site.i18n.reloadResources();
      },
      (error: unknown) => {
        console.error(error);
        setFailed(true);
      },
    );
  }, [initial]);
  if (hasFailed) return <StartFailure />;
  const shown = started ?? initial;
  return (
    <SiteFrame place={shown.place} i18n={shown.i18n}>
      <SiteServices services={started?.services} reload={reload}>
        {children}
      </SiteServices>
    </SiteFrame>
  );
}
