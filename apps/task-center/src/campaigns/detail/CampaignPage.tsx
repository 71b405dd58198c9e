import { useTexts } from '@exchange/site/page';
import { DetailSkeleton, screenPage } from '@exchange/site/page/loading';
import { lazyDataScreen } from '../../data/lazyDataScreen.tsx';

/** One campaign, selected by the query parameter `campaign-id`. */
export const CampaignPage = screenPage(
  () => {
    const t = useTexts('campaigns');
    return {
      title: t('title'),
      back: { path: '/task-center/my-campaigns', label: t('back') },
    };
  },
  lazyDataScreen(
    () => import('./CampaignScreen.tsx').then(({ CampaignScreen }) => CampaignScreen),
    () => <DetailSkeleton hasArt />,
  ),
);
