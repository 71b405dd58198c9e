import { useTexts } from '../../context/texts/useTexts.ts';
import { ListSkeleton } from '../../screen/loading/ListSkeleton.tsx';
import { screenPage } from '../../screen/loading/screenPage.tsx';

/** The user's rewards in four tabs. */
export const MyRewardsPage = screenPage(
  () => {
    const t = useTexts('rewards');
    return { title: t('list_title'), lead: t('list_lead') };
  },
  () => import('./MyRewardsScreen.tsx').then(({ MyRewardsScreen }) => MyRewardsScreen),
  ListSkeleton,
);
