import { useTexts } from '@exchange/site/page';
import { ListSkeleton, screenPage } from '@exchange/site/page/loading';
import { lazyDataScreen } from '../data/lazyDataScreen.tsx';
import { GuestShopSkeleton } from './GuestShopSkeleton.tsx';
import { userPage } from '../rewards/guest/userPage.tsx';

const GuestShop = lazyDataScreen(
  () => import('./GuestShop.tsx').then(({ GuestShop }) => GuestShop),
  GuestShopSkeleton,
  () => null,
);

/** The user's points, what they buy, and where they come from. For guests, what points buy, and the welcome package. */
export const PointsPage = screenPage(
  () => ({ title: useTexts('screen')('reward_points') }),
  userPage(
    lazyDataScreen(
      () => import('./PointsScreen.tsx').then(({ PointsScreen }) => PointsScreen),
      ListSkeleton,
    ),
    GuestShop,
  ),
);
