import { useTexts } from '@exchange/site/page';
import { ListSkeleton, screenPage } from '@exchange/site/page/loading';
import { lazyDataScreen } from '../data/lazyDataScreen.tsx';
import { userPage } from '../rewards/guest/userPage.tsx';

/** The user's points, what they buy, and where they come from. For guests, the welcome package. */
export const PointsPage = screenPage(
  () => ({ title: useTexts('screen')('reward_points') }),
  userPage(
    lazyDataScreen(
      () => import('./PointsScreen.tsx').then(({ PointsScreen }) => PointsScreen),
      ListSkeleton,
    ),
  ),
);
