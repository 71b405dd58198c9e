import { useRouter } from 'next/router';
import type { ReactElement } from 'react';
import { usePage } from '../context/PageContext.tsx';
import { useTexts } from '../context/texts/useTexts.ts';
import { pathFrom } from '../paths/address.ts';
import { sections } from '../paths/navigation.ts';
import { sitePath } from '../paths/sitePath.ts';

/** Navigation between the task centre's pages. Also shown inside the app. */
export function SectionNavigation(): ReactElement | null {
  const t = useTexts('shell');
  const page = usePage();
  const current = sitePath(useRouter().pathname);
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
