import { useTexts } from '@exchange/site/page';
import { ListSkeleton, screenPage } from '@exchange/site/page/loading';
import { lazyDataScreen } from '../data/lazyDataScreen.tsx';

/** The user's points, what they buy, and where they come from. */
export const PointsPage = screenPage(
  () => ({ title: useTexts('screen')('reward_points') }),
  lazyDataScreen(
    () => import('./PointsScreen.tsx').then(({ PointsScreen }) => PointsScreen),
    ListSkeleton,
  ),
);
