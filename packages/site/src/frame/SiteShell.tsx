import { useIsApp } from '@exchange/app-bridge/react';
import dynamic from 'next/dynamic';
import { useDeferredValue, useEffect, type ReactElement, type ReactNode } from 'react';
import { features } from '../../exchange.config.ts';
import { sitePath } from '../exchange/siteApp.ts';
import { RegionBoundary } from '../page/failures/index.ts';
import {
  PageProvider,
  screenNoticesId,
  usePage,
  useServices,
  useStartFailure,
  useTexts,
  type PageProps,
  type Services,
} from '../page/index.ts';
import { loadChunk } from '../services/browser/index.ts';
import { Chat } from './chat/Chat.tsx';
import { ClosedPage } from './ClosedPage.tsx';
import { isClosedLocale } from './isClosedLocale.ts';
import { DownloadBanner } from './notice/DownloadBanner.tsx';
import { ConsentBar } from './notice/ConsentBar.tsx';
import { PageNotice } from './notice/PageNotice.tsx';
import { SectionNavigation } from './SectionNavigation.tsx';
import { ShellContext, useShell, type ShellOptions } from './ShellContext.ts';
import { useEditionInFooter } from './useEditionInFooter.ts';
import { useLoginMark } from './useLoginMark.ts';
import { usePageStart } from './usePageStart.ts';

/** Loads after the initial scripts. Until then, or if loading fails, its skeleton shows the logo and navigation. */
const Header = dynamic(
  () =>
    loadChunk(async () => {
      const { SiteHeader } = await import('./header/SiteHeader.tsx');
      return function LoadedHeader() {
        // Renders the header in tasks of a few milliseconds, because `next/dynamic` would render it in one.
        return useDeferredValue(true, false) ? <SiteHeader /> : null;
      };
    }),
  { ssr: false, loading: ({ error }) => (error ? <PartFailure error={error} /> : null) },
);

/**
 * A page with its frame: header, notices, content and login dialog (spec 1). The footer is in the static HTML.
 *
 * @param file - path of the page's file, such as `/[locale]/task-center/faq`
 */
export function SiteShell({
  options,
  page,
  file,
  children,
}: {
  options: ShellOptions;
  page: PageProps;
  file: string;
  children: ReactNode;
}): ReactElement {
  const { app, PageLabel } = options;
  const path = sitePath(app, file);
  return (
    <PageProvider page={page} home={app.basePath}>
      <ShellContext value={options}>
        <Header />
        <main id="main" tabIndex={-1}>
          <SectionNavigation current={path} />
          <RegionBoundary>
            <Offered>
              {PageLabel && path !== undefined ? <PageLabel path={path} /> : null}
              {children}
            </Offered>
          </RegionBoundary>
        </main>
        <LateParts />
      </ShellContext>
    </PageProvider>
  );
}

/** Replaces the content on sites where the app is not offered. Missing pages make no offers. */
function Offered({ children }: { children: ReactNode }): ReactNode {
  const t = useTexts('shell');
  const { closedEditions, title } = useShell().app;
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
  useEditionInFooter();
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
          <Login account={services.account} edition={services.edition} />
        </RegionBoundary>
      ) : null}
    </>
  );
}

/** The question about analytics until it is answered, then the chat and the offer of the app (spec 4). */
function FloatingPart({ services }: { services: Services }): ReactElement {
  const isApp = useIsApp();
  const others = (
    <>
      {features.chat && services.helpers && !isApp ? (
        <Chat helpers={services.helpers} report={services.report} />
      ) : null}
      {features.appBanner ? <DownloadBanner app={services.app} /> : null}
    </>
  );
  return features.analytics || features.telemetry ? (
    <ConsentBar consent={services.analytics.consent}>{others}</ConsentBar>
  ) : (
    others
  );
}

/** Makes `PageNotice` show that a part of the shell could not be loaded. */
function PartFailure({ error }: { error: Error }): null {
  const { setFailure } = useStartFailure();
  useEffect(() => setFailure(error), [setFailure, error]);
  return null;
}
