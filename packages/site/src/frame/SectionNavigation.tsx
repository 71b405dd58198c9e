import type { ReactElement } from 'react';
import { pathFrom, usePage, useTexts } from '../page/index.ts';
import { useShell } from './ShellContext.ts';

/**
 * Navigation between the app's pages, if it has several. Also shown inside the native app.
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
  const { app } = useShell();
  const sections = app.sections(t);
  if (current === undefined || sections.length === 0) return null;
  return (
    <nav className="sections" aria-label={app.title(t)}>
      <ul className="page-width sections__list fading-row">
        {sections.map(({ name, path, details }) => (
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
