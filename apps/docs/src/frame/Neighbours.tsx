import type { ReactElement } from 'react';
import type { Page } from '../content/page.ts';
import { address } from '../site/site.ts';

/** Links to the previous and the next page of an area. */
export function Neighbours({
  pages,
  path,
}: {
  pages: readonly Page[];
  path: string;
}): ReactElement {
  const index = pages.findIndex((page) => page.path === path);
  const previous = pages[index - 1];
  const next = pages[index + 1];
  return (
    <nav className="neighbours" aria-label="Previous and next page">
      {previous && (
        <a href={address(previous.path)} rel="prev">
          <span>Previous</span>
          {previous.title}
        </a>
      )}
      {next && (
        <a href={address(next.path)} rel="next">
          <span>Next</span>
          {next.title}
        </a>
      )}
    </nav>
  );
}
