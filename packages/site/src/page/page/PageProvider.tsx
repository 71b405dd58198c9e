import { BridgeProvider } from '@exchange/app-bridge/react';
import { useLayoutEffect, useMemo, useState, type ReactElement, type ReactNode } from 'react';
import type { LocaleToken } from '../register.ts';
import { useServices } from '../services/useServices.ts';
import type { Texts } from '../texts/namespaces.ts';
import { TextsProvider } from '../texts/TextsProvider.tsx';
import { AddressContext, PageContext, type Page } from './PageContext.ts';

/** Provides the page's context, translations and login. */
export function PageProvider({
  regions,
  links,
  locale,
  isLocaleInPath,
  isMissing,
  texts,
  children,
}: Page & { texts: Texts; children: ReactNode }): ReactElement {
  const services = useServices();
  const isApp = services?.app.isApp ?? false;
  const [addressed, setAddressed] = useState<LocaleToken>();
  const page = useMemo<Page>(
    () => ({
      regions,
      links,
      locale: addressed ?? locale,
      isLocaleInPath: isLocaleInPath || addressed !== undefined,
      isMissing,
    }),
    [regions, links, locale, isLocaleInPath, isMissing, addressed],
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
