import { useTexts } from '@exchange/site/page';
import { screenPage } from '@exchange/site/page/loading';
import { lazyDataScreen } from '../../data/lazyDataScreen.tsx';
import { RiskNote } from '../../screen/RiskNote.tsx';
import { userPage } from '../guest/userPage.tsx';
import { RewardsSkeleton } from './RewardsSkeleton.tsx';

/** For users, their rewards in four tabs. For guests, the welcome package. */
export const MyRewardsPage = screenPage(
  () => {
    const t = useTexts('rewards');
    return {
      title: t('list_title'),
      lead: t('list_lead'),
      // Guests see it beside the buttons to become a customer.
      children: (
        <div className="for-users">
          <RiskNote of="prices" />
        </div>
      ),
    };
  },
  userPage(
    lazyDataScreen(
      () => import('./MyRewardsScreen.tsx').then(({ MyRewardsScreen }) => MyRewardsScreen),
      RewardsSkeleton,
    ),
  ),
);
