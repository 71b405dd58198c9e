import type { ReactElement } from 'react';
import { useTexts } from '../context/texts/useTexts.ts';
import { DetailSkeleton } from '../screen/loading/DetailSkeleton.tsx';
import { lazyScreen } from '../screen/loading/lazyScreen.tsx';
import { PageHeading } from '../screen/PageHeading.tsx';

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
