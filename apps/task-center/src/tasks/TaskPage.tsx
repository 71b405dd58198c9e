import type { ReactElement } from 'react';
import { lazyScreen } from '../screen/lazyScreen.tsx';
import { PageHeading } from '../screen/PageHeading.tsx';
import { useTexts } from '../texts/useTexts.ts';
import { DetailSkeleton } from '../screen/DetailSkeleton.tsx';

const TaskScreen = lazyScreen(
  () => import('./TaskScreen.tsx').then(({ TaskScreen }) => TaskScreen),
  DetailSkeleton,
);

/** One task, selected by the query parameters `task-id` and `rule-index`. */
export function TaskPage(): ReactElement {
  const t = useTexts('tasks');
  return (
    <>
      <PageHeading title={t('title')} back={{ path: '/task-center', label: t('back') }} />
      <TaskScreen />
    </>
  );
}
