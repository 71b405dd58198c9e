import type { ReactElement } from 'react';
import { lazyScreen } from '../screen/lazyScreen.tsx';
import { ListSkeleton } from '../screen/ListSkeleton.tsx';
import { PageHeading } from '../screen/PageHeading.tsx';
import { useTexts } from '../texts/useTexts.ts';

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
