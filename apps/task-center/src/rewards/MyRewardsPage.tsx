import type { ReactElement } from 'react';
import { useTexts } from '../context/texts/useTexts.ts';
import { lazyScreen } from '../screen/loading/lazyScreen.tsx';
import { ListSkeleton } from '../screen/loading/ListSkeleton.tsx';
import { PageHeading } from '../screen/PageHeading.tsx';

const MyRewardsScreen = lazyScreen(
  () => import('./MyRewardsScreen.tsx').then(({ MyRewardsScreen }) => MyRewardsScreen),
  ListSkeleton,
);

/** The user's rewards in four tabs. */
export function MyRewardsPage(): ReactElement {
  const t = useTexts('rewards');
  return (
    <>
      <PageHeading title={t('list_title')} lead={t('list_lead')} />
      <MyRewardsScreen />
    </>
  );
}
