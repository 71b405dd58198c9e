import { useRouter } from 'next/router';
import type { ReactElement } from 'react';
import { pathFrom } from '../page/address.ts';
import { usePage } from '../page/PageContext.tsx';
import { sitePath } from '../page/sitePath.ts';
import { useTexts } from '../texts/useTexts.ts';

/** The pages of the task centre, and the detail pages that belong to each. */
const sections = [
  { label: 'section_tasks', path: '/task-center', details: ['/task-center/task-detail'] },
  {
    label: 'section_rewards',
    path: '/task-center/my-rewards',
    details: ['/task-center/reward-detail'],
  },
  {
    label: 'section_campaigns',
    path: '/task-center/my-campaigns',
    details: ['/task-center/campaign-detail'],
  },
  { label: 'section_invite', path: '/task-center/invite', details: [] },
  { label: 'section_faq', path: '/task-center/faq', details: [] },
] as const;

/** The way between the pages of the task centre; it is there in the app too. */
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
            <a href={pathFrom(page, path)} aria-current={nearness(current, path, details)}>
              {t(label)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function nearness(current: string, path: string, details: readonly string[]) {
  if (current === path) return 'page';
  return details.includes(current) ? 'true' : undefined;
}
