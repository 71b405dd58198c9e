import { useTexts } from '../../context/texts/useTexts.ts';
import { screenPage } from '../../screen/loading/screenPage.tsx';
import { RewardsSkeleton } from './RewardsSkeleton.tsx';

/** The user's rewards in four tabs. */
export const MyRewardsPage = screenPage(
  () => {
    const t = useTexts('rewards');
    return { title: t('list_title'), lead: t('list_lead') };
  },
  () => import('./MyRewardsScreen.tsx').then(({ MyRewardsScreen }) => MyRewardsScreen),
  RewardsSkeleton,
);
