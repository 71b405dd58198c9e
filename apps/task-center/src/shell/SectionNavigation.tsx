import { pathFrom, usePage, useTexts } from '@exchange/site-page';
import type { ReactElement } from 'react';
import { sections } from '../paths/navigation.ts';

/**
 * Navigation between the task centre's pages. Also shown inside the app.
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
  if (current === undefined) return null;
  return (
    <nav className="sections" aria-label={t('section_label')}>
      <ul className="page-width sections__list">
        {sections.map(({ label, path, details }) => (
          <li key={path}>
            <a href={pathFrom(page, path)} aria-current={ariaCurrent(current, path, details)}>
              {t(label)}
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
