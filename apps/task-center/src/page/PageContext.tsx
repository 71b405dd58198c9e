import { createContext, useContext } from 'react';
import type { PageProps } from './staticPage.ts';

/** Where this page stands: its locale, whether its address names it, and whether it is there at all. */
export type Page = Pick<PageProps, 'locale' | 'isLocaleInPath' | 'isMissing'>;

export const PageContext = createContext<Page>({
  locale: 'en',
  isLocaleInPath: false,
  isMissing: false,
});

export function usePage(): Page {
  return useContext(PageContext);
}
