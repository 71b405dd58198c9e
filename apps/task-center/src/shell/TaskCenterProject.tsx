import { BridgeProvider } from '@exchange/app-bridge/react';
import { useLayoutEffect, useMemo, useState, type ReactElement, type ReactNode } from 'react';
import type { LocaleToken } from '../paths/regions.ts';
import { AddressContext, PageContext, type Page } from '../context/PageContext.tsx';
import { TextsProvider } from '../context/texts/TextsProvider.tsx';
import { useServices } from '../context/useServices.ts';
import type { PageProps } from './staticPage.ts';

/** Wrapper of every task centre page (spec 1). Provides the page's context, translations and login. */
export function TaskCenterProject({
  page: { locale, isLocaleInPath, isMissing, texts },
  children,
}: {
  page: PageProps;
  children: ReactNode;
}): ReactElement {
  const services = useServices();
  const isApp = services?.app.isApp ?? false;
  const [addressed, setAddressed] = useState<LocaleToken>();
  const page = useMemo<Page>(
    () => ({
      locale: addressed ?? locale,
      isLocaleInPath: isLocaleInPath || addressed !== undefined,
      isMissing,
    }),
    [locale, isLocaleInPath, isMissing, addressed],
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
