import { useTexts } from '@exchange/site/page';
import { DetailSkeleton, screenPage } from '@exchange/site/page/loading';
import type { ReactElement } from 'react';
import { lazyDataScreen } from '../../data/lazyDataScreen.tsx';

/** One task, selected by the query parameters `task-id` and `rule-index`. */
export const TaskPage = screenPage(
  () => {
    const t = useTexts('tasks');
    return { title: t('title'), back: { path: '/task-center', label: t('back') } };
  },
  lazyDataScreen(
    () => import('./TaskScreen.tsx').then(({ TaskScreen }) => TaskScreen),
    TaskSkeleton,
  ),
);

function TaskSkeleton(): ReactElement {
  return <DetailSkeleton guestLead={useTexts('tasks')('guest_lead')} />;
}
