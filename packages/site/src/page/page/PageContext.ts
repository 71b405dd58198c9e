import { createContext, useContext, useState } from 'react';
import type { siteLinks } from '../../exchange/siteLinks.ts';
import type { LocaleToken, Regions } from '../../exchange/regions.ts';
import type { PageAddress } from './pathFrom.ts';

/** The current page. */
export interface Page extends PageAddress {
  /** Paths of the pages that every page links to, without a locale. `home` is the app's first page. */
  links: typeof siteLinks & { home: string };
  /** Whether the page is shown because the requested page does not exist. */
  isMissing: boolean;
}

export const PageContext = createContext<Page | undefined>(undefined);

/** @throws Error if used outside of PageProvider */
export function usePage(): Page {
  const page = useContext(PageContext);
  if (!page) throw new Error('No page: render the component in PageProvider.');
  return page;
}

/** Returns the hosts, editions and locales of the brand. */
export function useRegions(): Regions {
  return usePage().regions;
}

/** Sets the page's locale from its URL. Used by the 404 page, whose HTML is in English. */
export const AddressContext = createContext<(locale: LocaleToken) => void>(() => undefined);

/** Returns the query parameters in the page's URL. Only for screens, because the static HTML has no query. */
export function useAddressQuery(): URLSearchParams {
  const [query] = useState(() => new URLSearchParams(location.search));
  return query;
}

/** Id of the live region for notices about screens. The dock mounts it empty, so that later notices are announced. */
export const screenNoticesId = 'screen-notices';
