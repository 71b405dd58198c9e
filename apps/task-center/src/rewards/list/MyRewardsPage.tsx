import { useTexts } from '@exchange/site-page';
import { screenPage } from '@exchange/site-page/loading';
import { lazyScreen } from '../../data/lazyScreen.tsx';
import { RewardsSkeleton } from './RewardsSkeleton.tsx';

/** The user's rewards in four tabs. */
export const MyRewardsPage = screenPage(
  () => {
    const t = useTexts('rewards');
    return { title: t('list_title'), lead: t('list_lead') };
  },
  lazyScreen(
    () => import('./MyRewardsScreen.tsx').then(({ MyRewardsScreen }) => MyRewardsScreen),
    RewardsSkeleton,
  ),
);
