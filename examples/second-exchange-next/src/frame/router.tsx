import type { LinkProps } from '@exchange/ui';
import Link from 'next/link';
import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { usePlace } from './site.ts';

/** Next routes all pages, so this component adds nothing. */
export function Router({ children }: { basename: string; children: ReactNode }) {
  return children;
}

/** Link to a page. `href` is a path without the language. */
export function RouterLink({ href, ...link }: LinkProps) {
  return <Link href={usePlace().basename + href} {...link} />;
}

/** Returns the path of the shown page, without the language. */
export function usePagePath(): string {
  const { basename } = usePlace();
  // Tests render without Next's router. Next ends each path with a slash.
  const path = (usePathname() ?? '/').slice(basename.length).replace(/\/$/, '');
  return path === '' ? '/' : path;
}
