import { PageProvider } from '@exchange/site/page';
import type { ReactElement, ReactNode } from 'react';
import { links } from '../paths/navigation.ts';
import { regions } from '../paths/regions.ts';
import type { PageProps } from './staticPage.ts';

/** Wrapper of every task centre page (spec 1). Provides the page's context, translations and login. */
export function TaskCenterProject({
  page,
  children,
}: {
  page: PageProps;
  children: ReactNode;
}): ReactElement {
  return (
    <PageProvider {...page} regions={regions} links={links}>
      {children}
    </PageProvider>
  );
}
