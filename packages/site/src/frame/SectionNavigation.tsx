import { pathFrom, usePage, useTexts } from '../page/index.ts';
import type { ReactElement } from 'react';
import { useShell } from './ShellContext.ts';

/** A page of the app. */
export interface Section {
  name: string;
  /** Path without a locale. */
  path: string;
  /** Paths of the section's detail pages. */
  details: readonly string[];
}

/**
 * Navigation between the app's pages. Also shown inside the native app.
 *
 * @param current - site path of the page; undefined on error pages, which have no navigation
 */
export function SectionNavigation({
  current,
}: {
  current: string | undefined;
}): ReactElement | null {
  const t = useTexts('shell');
  const page = usePage();
  const { sections } = useShell();
  if (current === undefined) return null;
  return (
    <nav className="sections" aria-label={t('section_label')}>
      <ul className="page-width sections__list">
        {sections(t).map(({ name, path, details }) => (
          <li key={path}>
            <a href={pathFrom(page, path)} aria-current={ariaCurrent(current, path, details)}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function ariaCurrent(current: string, path: string, details: readonly string[]) {
  if (current === path) return 'page';
  return details.includes(current) ? 'true' : undefined;
}
