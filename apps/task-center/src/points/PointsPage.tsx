import { useTexts } from '@exchange/site/page';
import { CardsSkeleton, screenPage } from '@exchange/site/page/loading';
import { lazyScreen } from '../data/lazyScreen.tsx';

/** The user's points, what they buy, and where they come from. */
export const PointsPage = screenPage(
  () => {
    const t = useTexts('rewards');
    const shared = useTexts('screen');
    return {
      title: shared('reward_points'),
      lead: t('shop_title'),
      back: { path: '/task-center/my-rewards', label: t('back') },
    };
  },
  lazyScreen(
    () => import('./PointsScreen.tsx').then(({ PointsScreen }) => PointsScreen),
    CardsSkeleton,
  ),
);
