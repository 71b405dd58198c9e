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

/** Not in the initial scripts. Its skeleton has the logo and navigation, and stays on failure. */
const ShellHeader = dynamic(
  () => loadChunk(async () => (await import('./ShellHeader.tsx')).ShellHeader).catch(noteFailure),
  { ssr: false },
);

/** Frame of every page: header, notices, content, and login window. The footer is static. */
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

/** Parts that overlay the page and load late, without a layout shift. */
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
