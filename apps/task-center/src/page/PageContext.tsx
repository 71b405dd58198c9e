import type { LocaleToken } from '@exchange/region-env';
import { createContext, useContext } from 'react';
import type { PageProps } from './staticPage.ts';

/** Where this page stands: its locale, whether its address names it, and whether it is there at all. */
export type Page = Pick<PageProps, 'locale' | 'isLocaleInPath' | 'isMissing'> & {
  /** Is the app around it (spec 1)? The static HTML does not know, and says no. */
  isAppWebview: boolean;
};

export const PageContext = createContext<Page>({
  locale: 'en',
  isLocaleInPath: false,
  isMissing: false,
  isAppWebview: false,
});

export function usePage(): Page {
  return useContext(PageContext);
}

/** For the page that stands for missing ones: everything around it turns to the address's locale. */
export const AddressContext = createContext<(locale: LocaleToken) => void>(() => undefined);
