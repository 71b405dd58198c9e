import { createContext, useContext } from 'react';
import type { LocaleToken } from '../paths/regions.ts';
import type { PageAddress } from '../paths/address.ts';

/**
 * Context of the current page: its locale, whether its address contains the locale, and whether it
 * stands in for a missing page.
 */
export interface Page extends PageAddress {
  /** Whether the page stands in for a missing address. */
  isMissing: boolean;
  /** Whether the page runs inside the app (spec 1). Always false in the static HTML. */
  isAppWebview: boolean;
}

export const PageContext = createContext<Page>({
  locale: 'en',
  isLocaleInPath: false,
  isMissing: false,
  isAppWebview: false,
});

export function usePage(): Page {
  return useContext(PageContext);
}

/** Sets the page's locale from its address. Used by the page for missing addresses. */
export const AddressContext = createContext<(locale: LocaleToken) => void>(() => undefined);
