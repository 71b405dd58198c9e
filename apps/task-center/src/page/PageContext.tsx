import { createContext, useContext } from 'react';
import type { PageProps } from './staticPage.ts';

/** Where this page stands: its locale, and whether its address names it. */
export type Page = Pick<PageProps, 'locale' | 'isLocaleInPath'>;

export const PageContext = createContext<Page>({ locale: 'en', isLocaleInPath: false });

export function usePage(): Page {
  return useContext(PageContext);
}
