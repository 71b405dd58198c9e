import { useIsApp } from '@exchange/app-bridge/react';
import {
  screenNoticesId,
  type Services,
  usePage,
  useServices,
  useStartFailure,
  useTexts,
} from '../page/index.ts';
import { RegionBoundary } from '../page/failures/index.ts';
import { useEffect, type ReactElement, type ReactNode } from 'react';
import { Chat } from './chat/Chat.tsx';
import { ClosedPage } from './ClosedPage.tsx';
import { isClosedLocale } from './isClosed.ts';
import { DownloadBanner } from './notice/DownloadBanner.tsx';
import { ConsentBar } from './notice/ConsentBar.tsx';
import { PageNotice } from './notice/PageNotice.tsx';
import { SectionNavigation } from './SectionNavigation.tsx';
import { ShellContext, useShell, type ShellOptions } from './ShellContext.ts';
import { useLoginMark } from './useLoginMark.ts';
import { usePageStart } from './usePageStart.ts';

/**
 * Frame of every page: header, notices, content and login dialog. The footer is in the static HTML.
 *
 * @param path - path of the page without a locale; undefined on error pages
 */
export function SiteShell({
  options,
  path,
  children,
}: {
  options: ShellOptions;
  path: string | undefined;
  children: ReactNode;
}): ReactElement {
  const { Header } = options;
  return (
    <ShellContext value={options}>
      <Header />
      <main id="main" tabIndex={-1}>
        <SectionNavigation current={path} />
        <RegionBoundary>
          <Offered>{children}</Offered>
        </RegionBoundary>
      </main>
      <LateParts />
    </ShellContext>
  );
}

/** Replaces the content on sites where the app is not offered. Missing pages make no offers. */
function Offered({ children }: { children: ReactNode }): ReactNode {
  const t = useTexts('shell');
  const { closedEditions, title } = useShell();
  const { regions, locale, isMissing } = usePage();
  const edition = useServices()?.host.edition;
  const isClosed =
    isClosedLocale(regions, closedEditions, locale) ||
    (edition !== undefined && closedEditions.includes(edition));
  return isClosed && !isMissing ? <ClosedPage title={title(t)} /> : children;
}

/** Parts that overlay the page and load late, without a layout shift. */
function LateParts(): ReactElement {
  const services = useServices();
  const { Login } = useShell();
  useLoginMark();
  usePageStart();
  return (
    <>
      <div className="dock">
        <RegionBoundary>
          <PageNotice />
          <div id={screenNoticesId} className="notices" role="status" />
          {services ? <FloatingPart services={services} /> : null}
        </RegionBoundary>
      </div>
      {services ? (
        <RegionBoundary>
          <Login account={services.account} edition={services.host.edition} />
        </RegionBoundary>
      ) : null}
    </>
  );
}

/** The question about analytics until it is answered, then the chat and the offer of the app. */
function FloatingPart({ services }: { services: Services }): ReactElement {
  const isApp = useIsApp();
  const { features } = useShell();
  const others = (
    <>
      {features.chat && services.helpers && !isApp ? (
        <Chat helpers={services.helpers} report={services.report} />
      ) : null}
      {features.appBanner ? <DownloadBanner app={services.app} /> : null}
    </>
  );
  return features.analytics || features.telemetry ? (
    <ConsentBar consent={services.analytics.refusal}>{others}</ConsentBar>
  ) : (
    others
  );
}

/** Makes `PageNotice` show that a part of the shell could not be loaded. */
export function PartFailure({ error }: { error: Error }): null {
  const { setFailure } = useStartFailure();
  useEffect(() => setFailure(error), [setFailure, error]);
  return null;
}
