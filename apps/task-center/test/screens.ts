import { CampaignScreen } from '../src/campaigns/detail/CampaignScreen.tsx';
import { CampaignsScreen } from '../src/campaigns/list/CampaignsScreen.tsx';
import { HubScreen } from '../src/hub/HubScreen.tsx';
import { InviteScreen } from '../src/invite/InviteScreen.tsx';
import { PointsScreen } from '../src/points/PointsScreen.tsx';
import { MyRewardsScreen } from '../src/rewards/list/MyRewardsScreen.tsx';
import { RewardScreen } from '../src/rewards/detail/RewardScreen.tsx';
import { TaskScreen } from '../src/tasks/detail/TaskScreen.tsx';

/** Every screen with its path and query below `/task-center` and its main call. */
export const screens = [
  { call: 'home', path: '', Screen: HubScreen },
  { call: 'task', path: '/task-detail?task-id=daily-trade&rule-index=0', Screen: TaskScreen },
  { call: 'rewards', path: '/my-rewards', Screen: MyRewardsScreen },
  { call: 'points', path: '/points', Screen: PointsScreen },
  { call: 'reward', path: '/reward-detail?reward-id=14', Screen: RewardScreen },
  { call: 'campaigns', path: '/my-campaigns', Screen: CampaignsScreen },
  {
    call: 'campaign',
    path: '/campaign-detail?campaign-id=volume-cup',
    Screen: CampaignScreen,
  },
  { call: 'invite', path: '/invite', Screen: InviteScreen },
] as const;
