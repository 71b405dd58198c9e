import { BridgeProvider } from '@exchange/app-bridge/react';
import { useLayoutEffect, useMemo, useState, type ReactElement, type ReactNode } from 'react';
import { siteLinks } from '../../exchange/siteLinks.ts';
import { regions, type LocaleToken } from '../../exchange/regions.ts';
import { useServices } from '../services/ServicesContext.ts';
import type { Services } from '../register.ts';
import type { Texts } from '../texts/useTexts.ts';
import { TextsProvider } from '../texts/TextsProvider.tsx';
import { AddressContext, PageContext, type Page } from './PageContext.ts';

/** Build-time props of every page. */
export interface PageProps extends Omit<Page, 'regions' | 'links' | 'edition'> {
  /** Marker required on every page (spec 1): the shell provides its globals. */
  useByGlobals: true;
  texts: Texts;
}

/**
 * Wrapper of every page (spec 1). Provides its context, translations and login.
 *
 * @param home - path of the app's first page, such as `/task-center`
 */
export function PageProvider({
  page: { locale, isLocaleInPath, isMissing, texts },
  home,
  children,
}: {
  page: PageProps;
  home: string;
  children: ReactNode;
}): ReactElement {
  const services = useServices();
  const isApp = services?.app.isApp ?? false;
  // Known after hydration only, because the static HTML is the same for all editions.
  const edition = services && chosenEdition(services.host);
  const [addressed, setAddressed] = useState<LocaleToken>();
  const page = useMemo<Page>(
    () => ({
      regions,
      links: { ...siteLinks, home },
      locale: addressed ?? locale,
      isLocaleInPath: isLocaleInPath || addressed !== undefined,
      isMissing,
      edition,
    }),
    [home, locale, isLocaleInPath, isMissing, addressed, edition],
  );

  // Usually set by the boot script before the first paint. CSS makes the page transparent.
  useLayoutEffect(() => {
    if (isApp) document.documentElement.dataset.app = 'true';
  }, [isApp]);

  return (
    <PageContext value={page}>
      <TextsProvider page={page} texts={texts}>
        <AddressContext value={setAddressed}>
          <BridgeProvider login={services?.account.login} isApp={isApp}>
            {children}
          </BridgeProvider>
        </AddressContext>
      </TextsProvider>
    </PageContext>
  );
}

/** Returns the edition of the page's query if it replaces that of the host. */
function chosenEdition({ hostname, edition }: Services['host']): string | undefined {
  return edition === regions.resolveHost(hostname).edition ? undefined : edition;
}
