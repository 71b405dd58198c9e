import { useTexts } from '@exchange/site/page';
import { DetailSkeleton, screenPage } from '@exchange/site/page/loading';
import type { ReactElement } from 'react';
import { lazyDataScreen } from '../../data/lazyDataScreen.tsx';
import { GuestPackage } from '../guest/GuestPackage.tsx';
import { userPage } from '../guest/userPage.tsx';

/** One reward, selected by the query parameters `reward-id` and `reward-code`. For guests, the welcome package. */
export const RewardPage = screenPage(
  () => {
    const t = useTexts('rewards');
    return { title: t('title'), back: { path: '/task-center/my-rewards', label: t('back') } };
  },
  userPage(
    lazyDataScreen(
      () => import('./RewardScreen.tsx').then(({ RewardScreen }) => RewardScreen),
      DetailSkeleton,
    ),
    GuestReward,
  ),
);

/** Asks guests to log in, and shows the welcome package. */
function GuestReward(): ReactElement {
  return (
    <>
      <h2 className="guest-reward-title page-width">{useTexts('rewards')('guest_title')}</h2>
      <GuestPackage isLoginFirst />
    </>
  );
}
