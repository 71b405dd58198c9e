import type { LocaleToken } from '@exchange/region-env';
import { useLayoutEffect, useMemo, useState, type ReactElement, type ReactNode } from 'react';
import { AddressContext, PageContext, type Page } from '../page/PageContext.tsx';
import type { PageProps } from '../page/staticPage.ts';
import { useServices } from '../runtime/useServices.ts';
import { TextsProvider } from '../texts/TextsProvider.tsx';

/**
 * What every page of the task centre is wrapped in (spec 1): it tells the parts of the page where they
 * stand and what they say.
 */
export function TaskCenterProject({
  page: { locale, isLocaleInPath, isMissing, texts },
  children,
}: {
  page: PageProps;
  children: ReactNode;
}): ReactElement {
  const isAppWebview = useServices()?.isApp ?? false;
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

  // The boot script did so before the first paint, if it could; style makes the page transparent.
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
