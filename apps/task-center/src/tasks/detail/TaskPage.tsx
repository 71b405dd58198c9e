import { useTexts } from '@exchange/site/page';
import { DetailSkeleton, screenPage } from '@exchange/site/page/loading';
import { lazyScreen } from '../../data/lazyScreen.tsx';

/** One task, selected by the query parameters `task-id` and `rule-index`. */
export const TaskPage = screenPage(
  () => {
    const t = useTexts('tasks');
    return {
      title: t('title'),
      guestLead: t('guest_lead'),
      back: { path: '/task-center', label: t('back') },
    };
  },
  lazyScreen(() => import('./TaskScreen.tsx').then(({ TaskScreen }) => TaskScreen), DetailSkeleton),
);
