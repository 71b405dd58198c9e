import dynamic from 'next/dynamic';
import type { ReactElement, ReactNode } from 'react';
import { Chat } from '../chat/Chat.tsx';
import { LoginGate } from '../login/LoginGate.tsx';
import { usePage } from '../page/PageContext.tsx';
import type { PageProps } from '../page/staticPage.ts';
import { loadChunk } from '../runtime/loadChunk.ts';
import { usePageStart } from '../runtime/usePageStart.ts';
import { noteFailure, useServices } from '../runtime/useServices.ts';
import { useLoginMark } from '../session/useLoginMark.ts';
import { DownloadBanner } from './DownloadBanner.tsx';
import { Notices } from './Notices.tsx';
import { RegionBoundary } from './RegionBoundary.tsx';
import { SectionNavigation } from './SectionNavigation.tsx';
import { TaskCenterProject } from './TaskCenterProject.tsx';

/** Not in the first scripts: its skeleton has the logo and the navigation, and stays if it fails. */
const ShellHeader = dynamic(
  () => loadChunk(async () => (await import('./ShellHeader.tsx')).ShellHeader).catch(noteFailure),
  { ssr: false },
);

/** What stands around every page: header, notices, content, footer and the login window. */
export function Shell({ page, children }: { page: PageProps; children: ReactNode }): ReactElement {
  return (
    <TaskCenterProject page={page}>
      <ShellHeader />
      <main id="main" tabIndex={-1}>
        <SectionNavigation />
        <RegionBoundary>{children}</RegionBoundary>
      </main>
      <LateParts />
    </TaskCenterProject>
  );
}

/** What lies over the page and comes when it is needed: nothing that is being read moves. */
function LateParts(): ReactElement {
  const services = useServices();
  const { isAppWebview } = usePage();
  useLoginMark();
  usePageStart();
  return (
    <>
      <div className="dock">
        <RegionBoundary>
          <Notices />
          {services?.helpers && !isAppWebview ? (
            <Chat helpers={services.helpers} report={services.report} />
          ) : null}
          {services ? <DownloadBanner services={services} /> : null}
        </RegionBoundary>
      </div>
      {services?.login ? (
        <RegionBoundary>
          <LoginGate services={services} login={services.login} />
        </RegionBoundary>
      ) : null}
    </>
  );
}
