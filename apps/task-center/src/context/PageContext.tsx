import { createContext, useContext } from 'react';
import type { LocaleToken } from '../paths/regions.ts';
import type { PageAddress } from '../paths/address.ts';

/**
 * Context of the current page: its locale, whether its address contains the locale, and whether it is
 * the 404 page.
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

/** Sets the page's locale from its address. Used by the page for missing addresses. */
export const AddressContext = createContext<(locale: LocaleToken) => void>(() => undefined);
