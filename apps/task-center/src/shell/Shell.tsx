import { useIsApp } from '@exchange/app-bridge/react';
import { screenNoticesId, useServices, useStartFailure } from '@exchange/site-page';
import { RegionBoundary } from '@exchange/site-page/failures';
import { loadChunk } from '@exchange/site-runtime/browser';
import dynamic from 'next/dynamic';
import { useEffect, type ReactElement, type ReactNode } from 'react';
import { features } from '../../exchange.config.ts';
import { Chat } from '../chat/Chat.tsx';
import { LazyLogin } from '../login/LazyLogin.ts';
import { isClosedEdition, isClosedLocale } from '../paths/closedEditions.ts';
import { sitePath } from '../paths/sitePath.ts';
import { ClosedPage } from './ClosedPage.tsx';
import { DownloadBanner } from './DownloadBanner.tsx';
import { PageNotice } from './PageNotice.tsx';
import { SectionNavigation } from './SectionNavigation.tsx';
import type { PageProps } from './staticPage.ts';
import { TaskCenterProject } from './TaskCenterProject.tsx';
import { useLoginMark } from './useLoginMark.ts';
import { usePageStart } from './usePageStart.ts';

/** Loads after the initial scripts. Until then, or if loading fails, its skeleton shows the logo and navigation. */
const ShellHeader = dynamic(
  () => loadChunk(async () => (await import('./header/ShellHeader.tsx')).ShellHeader),
  { ssr: false, loading: ({ error }) => (error ? <HeaderFailure error={error} /> : null) },
);

/** Makes `PageNotice` show that the header could not be loaded. */
function HeaderFailure({ error }: { error: Error }): null {
  const { setFailure } = useStartFailure();
  useEffect(() => setFailure(error), [setFailure, error]);
  return null;
}

/**
 * Frame of every page: header, notices, content and login dialog. The footer is in the static HTML.
 *
 * @param file - path of the page's file, such as `/[locale]/task-center/faq`
 */
export function Shell({
  page,
  file,
  children,
}: {
  page: PageProps;
  file: string;
  children: ReactNode;
}): ReactElement {
  return (
    <TaskCenterProject page={page}>
      <ShellHeader />
      <main id="main" tabIndex={-1}>
        <SectionNavigation current={sitePath(file)} />
        <RegionBoundary>
          <Offered locale={page.locale} isMissing={page.isMissing}>
            {children}
          </Offered>
        </RegionBoundary>
      </main>
      <LateParts />
    </TaskCenterProject>
  );
}

/** Replaces the content on sites where the task centre is not offered. Missing pages make no offers. */
function Offered({
  locale,
  isMissing,
  children,
}: Pick<PageProps, 'locale' | 'isMissing'> & { children: ReactNode }): ReactNode {
  const edition = useServices()?.host.edition;
  const isClosed = isClosedLocale(locale) || (edition !== undefined && isClosedEdition(edition));
  return isClosed && !isMissing ? <ClosedPage /> : children;
}

/** Parts that overlay the page and load late, without a layout shift. */
function LateParts(): ReactElement {
  const services = useServices();
  const isApp = useIsApp();
  useLoginMark();
  usePageStart();
  return (
    <>
      <div className="dock">
        <RegionBoundary>
          <PageNotice />
          <div id={screenNoticesId} className="notices" role="status" />
          {features.chat && services?.helpers && !isApp ? (
            <Chat helpers={services.helpers} report={services.report} />
          ) : null}
          {features.appBanner && services ? <DownloadBanner app={services.app} /> : null}
        </RegionBoundary>
      </div>
      {services ? (
        <RegionBoundary>
          <LazyLogin account={services.account} edition={services.host.edition} />
        </RegionBoundary>
      ) : null}
    </>
  );
}
