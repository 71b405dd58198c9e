import { useMemo, type ReactElement, type ReactNode } from 'react';
import { Chat } from '../chat/Chat.tsx';
import { LoginGate } from '../login/LoginGate.tsx';
import { PageContext, type Page } from '../page/PageContext.tsx';
import type { PageProps } from '../page/staticPage.ts';
import { usePageStart } from '../runtime/usePageStart.ts';
import { useServices } from '../runtime/useServices.ts';
import { useLoginMark } from '../session/useLoginMark.ts';
import { TextsProvider } from '../texts/TextsProvider.tsx';
import { DownloadBanner } from './DownloadBanner.tsx';
import { Footer } from './Footer.tsx';
import { Notices } from './Notices.tsx';
import { RegionBoundary } from './RegionBoundary.tsx';
import { SectionNavigation } from './SectionNavigation.tsx';
import { ShellHeader } from './ShellHeader.tsx';

/** What stands around every page: header, notices, content, footer and the login window. */
export function Shell({
  page: { locale, isLocaleInPath, isMissing, texts },
  children,
}: {
  page: PageProps;
  children: ReactNode;
}): ReactElement {
  const services = useServices();
  useLoginMark();
  const page = useMemo<Page>(
    () => ({ locale, isLocaleInPath, isMissing }),
    [locale, isLocaleInPath, isMissing],
  );

  usePageStart();

  return (
    <PageContext value={page}>
      <TextsProvider page={page} texts={texts}>
        {services ? (
          <RegionBoundary>
            <ShellHeader services={services} />
          </RegionBoundary>
        ) : null}
        <main id="main" tabIndex={-1}>
          <SectionNavigation />
          <RegionBoundary>{children}</RegionBoundary>
        </main>
        <Footer />
        {/* What comes late lies over the page's end: nothing that is being read moves. */}
        <div className="dock">
          <RegionBoundary>
            <Notices />
            {services ? <DownloadBanner services={services} /> : null}
          </RegionBoundary>
        </div>
        {services?.helpers && !services.isApp ? (
          <RegionBoundary>
            <Chat helpers={services.helpers} report={services.report} />
          </RegionBoundary>
        ) : null}
        {services?.login ? (
          <RegionBoundary>
            <LoginGate services={services} login={services.login} />
          </RegionBoundary>
        ) : null}
      </TextsProvider>
    </PageContext>
  );
}
