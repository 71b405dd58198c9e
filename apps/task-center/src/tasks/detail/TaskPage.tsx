import { useTexts } from '../../context/texts/useTexts.ts';
import { DetailSkeleton } from '../../screen/loading/DetailSkeleton.tsx';
import { screenPage } from '../../screen/loading/screenPage.tsx';

/** One task, selected by the query parameters `task-id` and `rule-index`. */
export const TaskPage = screenPage(
  () => {
    const t = useTexts('tasks');
    return { title: t('title'), back: { path: '/task-center', label: t('back') } };
  },
  () => import('./TaskScreen.tsx').then(({ TaskScreen }) => TaskScreen),
  DetailSkeleton,
);
