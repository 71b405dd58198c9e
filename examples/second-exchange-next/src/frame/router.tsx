import type { LinkProps } from '@exchange/ui';
import Link from 'next/link';
import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { withSearch } from './place.ts';
import { usePlace } from './site.ts';

/** Next routes all pages, so this component adds nothing. */
export function Router({ children }: { basename: string; children: ReactNode }) {
  return children;
}

/** Link to a page, marked if the page is shown. `href` is a path without the language. */
export function RouterLink({ href, ...link }: LinkProps) {
  const place = usePlace();
  const path = place.basename + href;
  const isShown = withoutSlash(usePathname()) === withoutSlash(path);
  return (
    <Link href={withSearch(path, place)} aria-current={isShown ? 'page' : undefined} {...link} />
  );
}

/** Next ends each path with a slash. Tests render without Next's router, so without a path. */
function withoutSlash(path: string | null): string {
  return (path ?? '').replace(/\/$/, '');
}
