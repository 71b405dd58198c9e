import type { ReactElement } from 'react';
import { useTexts } from '../context/texts/useTexts.ts';
import { DetailSkeleton } from '../screen/loading/DetailSkeleton.tsx';
import { lazyScreen } from '../screen/loading/lazyScreen.tsx';
import { PageHeading } from '../screen/PageHeading.tsx';

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
