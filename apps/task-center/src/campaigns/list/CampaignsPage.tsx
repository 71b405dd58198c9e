import { useTexts } from '@exchange/site/page';
import { ListSkeleton, screenPage } from '@exchange/site/page/loading';
import { lazyDataScreen } from '../../data/lazyDataScreen.tsx';

/** Lists campaigns: joined, active, upcoming and ended. */
export const CampaignsPage = screenPage(
  () => {
    const t = useTexts('campaigns');
    return { title: t('list_title'), lead: t('list_lead') };
  },
  lazyDataScreen(
    () => import('./CampaignsScreen.tsx').then(({ CampaignsScreen }) => CampaignsScreen),
    ListSkeleton,
  ),
);
