import { useTexts } from '@exchange/site/page';
import { screenPage } from '@exchange/site/page/loading';
import { lazyDataScreen } from '../data/lazyDataScreen.tsx';
import { userPage } from '../rewards/guest/userPage.tsx';
import { GuestPoints } from './guest/GuestPoints.tsx';
import { PointsSkeleton } from './PointsSkeleton.tsx';

/** The user's points, what they buy, and where they come from. For guests, how to earn points, and what they buy. */
export const PointsPage = screenPage(
  () => ({
    title: useTexts('screen')('reward_points'),
    back: { path: '/task-center/my-rewards', label: useTexts('rewards')('back') },
    hasOwnTitle: true,
  }),
  userPage(
    lazyDataScreen(
      () => import('./PointsScreen.tsx').then(({ PointsScreen }) => PointsScreen),
      PointsSkeleton,
    ),
    GuestPoints,
  ),
);
