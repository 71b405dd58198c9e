import { useTexts } from '@exchange/site/page';
import { DetailSkeleton, screenPage } from '@exchange/site/page/loading';
import { lazyDataScreen } from '../../data/lazyDataScreen.tsx';

/** One reward, selected by the query parameters `reward-id` and `reward-code`. */
export const RewardPage = screenPage(
  () => {
    const t = useTexts('rewards');
    return { title: t('title'), back: { path: '/task-center/my-rewards', label: t('back') } };
  },
  lazyDataScreen(
    () => import('./RewardScreen.tsx').then(({ RewardScreen }) => RewardScreen),
    DetailSkeleton,
  ),
);
