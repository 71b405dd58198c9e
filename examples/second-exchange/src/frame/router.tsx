import type { LinkProps } from '@exchange/ui';
import type { ReactNode } from 'react';
import { BrowserRouter, NavLink } from 'react-router';
import { withSearch } from './place.ts';
import { usePlace } from './site.ts';

/** Lets the links and pages inside of it navigate. `basename` is the first segment of all paths, such as `/de`. */
export function Router({ basename, children }: { basename: string; children: ReactNode }) {
  return <BrowserRouter basename={basename}>{children}</BrowserRouter>;
}

/** Link to a page, marked if the page is shown. `href` is a path without the language. */
export function RouterLink({ href, ...link }: LinkProps) {
  return <NavLink to={withSearch(href, usePlace())} end {...link} />;
}
