import type { ReactElement } from 'react';
import { lazyScreen } from '../screen/lazyScreen.tsx';
import { PageHeading } from '../screen/PageHeading.tsx';
import { DetailSkeleton } from '../screen/DetailSkeleton.tsx';
import { useTexts } from '../texts/useTexts.ts';

const RewardScreen = lazyScreen(
  () => import('./RewardScreen.tsx').then(({ RewardScreen }) => RewardScreen),
  DetailSkeleton,
);

/** One reward, selected by the query parameters `reward-id` and `reward-code`. */
export function RewardPage(): ReactElement {
  const t = useTexts('rewards');
  const back = { path: '/task-center/my-rewards', label: t('back') };
  return (
    <>
      <PageHeading title={t('title')} back={back} />
      <RewardScreen />
    </>
  );
}
