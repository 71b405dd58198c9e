import { useTexts } from '@exchange/site/page';
import { FailurePanel } from '@exchange/site/page/failures';
import { PageHeading } from '@exchange/site/page/layout';
import { ListSkeleton } from '@exchange/site/page/loading';
import type { ReactElement } from 'react';
import { lazyDataScreen } from '../../data/lazyDataScreen.tsx';

const MyRewardsScreen = lazyDataScreen(
  () => import('./MyRewardsScreen.tsx').then(({ MyRewardsScreen }) => MyRewardsScreen),
  ListSkeleton,
);

/**
 * For users, their rewards in four tabs. For guests, an invitation to log in. The static HTML contains both, and CSS
 * shows one of them.
 */
export function MyRewardsPage(): ReactElement {
  const t = useTexts('rewards');
  return (
    <>
      <PageHeading title={t('list_title')} lead={t('list_lead')} />
      <div className="for-guests">
        <FailurePanel reason="noPermission" />
      </div>
      <div className="for-users">
        <MyRewardsScreen />
      </div>
    </>
  );
}
