import type { RegionEnv } from '@exchange/region-env';
import { createContext, useContext } from 'react';

/** Facts about the page that shows a window. */
export interface AccountPage {
  regions: RegionEnv;
  locale: string;
  /** Returns the URL of a path on this site, such as `/legal/terms`, in the page's locale. */
  linkTo(path: string): string;
  /** Formats a date with a time. `time` in ms UTC. */
  formatTime(time: number): string;
}

export const AccountPageContext = createContext<AccountPage | undefined>(undefined);

export function useAccountPage(): AccountPage {
  const page = useContext(AccountPageContext);
  if (!page)
    throw new Error('No AccountPageContext: render the form in LoginWindow or SecurityWindow.');
  return page;
}
