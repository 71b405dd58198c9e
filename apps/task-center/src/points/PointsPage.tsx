import { useTexts } from '@exchange/site/page';
import { CardsSkeleton, screenPage } from '@exchange/site/page/loading';
import { lazyScreen } from '../data/lazyScreen.tsx';

/** The user's points, what they buy, and where they come from. */
export const PointsPage = screenPage(
  () => ({ title: useTexts('screen')('reward_points') }),
  lazyScreen(
    () => import('./PointsScreen.tsx').then(({ PointsScreen }) => PointsScreen),
    CardsSkeleton,
  ),
);
