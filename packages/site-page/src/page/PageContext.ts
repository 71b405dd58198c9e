import { createContext, useContext } from 'react';
import type { LocaleToken } from '../paths/regions.ts';
import type { PageAddress } from '../paths/address.ts';

/**
 * The current page: its locale, whether its URL contains the locale, and whether it is the 404 page.
 */
export interface Page extends PageAddress {
  /** Whether the page is shown because the requested page does not exist. */
  isMissing: boolean;
}

export const PageContext = createContext<Page>({
  locale: 'en',
  isLocaleInPath: false,
  isMissing: false,
});

export function usePage(): Page {
  return useContext(PageContext);
}

/** Sets the page's locale from its URL. Used by the 404 page, whose HTML is in English. */
export const AddressContext = createContext<(locale: LocaleToken) => void>(() => undefined);
