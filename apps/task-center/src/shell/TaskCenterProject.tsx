import { useLayoutEffect, useMemo, useState, type ReactElement, type ReactNode } from 'react';
import type { LocaleToken } from '../paths/regions.ts';
import { AddressContext, PageContext, type Page } from '../context/PageContext.tsx';
import { TextsProvider } from '../context/texts/TextsProvider.tsx';
import { useServices } from '../context/useServices.ts';
import type { PageProps } from './staticPage.ts';

/** Wrapper of every task centre page (spec 1). Provides the page's context and texts. */
export function TaskCenterProject({
  page: { locale, isLocaleInPath, isMissing, texts },
  children,
}: {
  page: PageProps;
  children: ReactNode;
}): ReactElement {
  const isAppWebview = useServices()?.app.isApp ?? false;
  const [addressed, setAddressed] = useState<LocaleToken>();
  const page = useMemo<Page>(
    () => ({
      locale: addressed ?? locale,
      isLocaleInPath: isLocaleInPath || addressed !== undefined,
      isMissing,
      isAppWebview,
    }),
    [locale, isLocaleInPath, isMissing, isAppWebview, addressed],
  );

  // Usually set by the boot script before the first paint. CSS makes the page transparent.
  useLayoutEffect(() => {
    if (isAppWebview) document.documentElement.dataset.app = 'true';
  }, [isAppWebview]);

  return (
    <PageContext value={page}>
      <TextsProvider page={page} texts={texts}>
        <AddressContext value={setAddressed}>{children}</AddressContext>
      </TextsProvider>
    </PageContext>
  );
}
