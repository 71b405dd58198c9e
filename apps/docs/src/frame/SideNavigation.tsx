import type { ReactElement } from 'react';
import type { Area } from '../content/page.ts';
import { address } from '../site/site.ts';

/** The groups of pages in one area. Long groups are collapsed unless they contain the current page. */
export function SideNavigation({ area, path }: { area: Area; path: string }): ReactElement {
  return (
    <nav className="side" aria-label={area.title}>
      {area.groups.map(({ title, pages }) => (
        <details
          key={title}
          open={area.groups.length < 4 || pages.some((page) => page.path === path)}
        >
          <summary>{title}</summary>
          <ul>
            {pages.map((page) => (
              <li key={page.path}>
                <a href={address(page.path)} aria-current={page.path === path ? 'page' : undefined}>
                  {page.title}
                </a>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </nav>
  );
}
