import { useTexts } from '../../context/texts/useTexts.ts';
import { DetailSkeleton } from '../../screen/loading/DetailSkeleton.tsx';
import { screenPage } from '../../screen/loading/screenPage.tsx';

/** One reward, selected by the query parameters `reward-id` and `reward-code`. */
export const RewardPage = screenPage(
  () => {
    const t = useTexts('rewards');
    return { title: t('title'), back: { path: '/task-center/my-rewards', label: t('back') } };
  },
  () => import('./RewardScreen.tsx').then(({ RewardScreen }) => RewardScreen),
  DetailSkeleton,
);
