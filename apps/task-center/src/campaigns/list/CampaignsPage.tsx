import { useTexts } from '../../context/texts/useTexts.ts';
import { ListSkeleton } from '../../screen/loading/ListSkeleton.tsx';
import { screenPage } from '../../screen/loading/screenPage.tsx';

/** Lists campaigns: joined, active, upcoming and ended. */
export const CampaignsPage = screenPage(
  () => {
    const t = useTexts('campaigns');
    return { title: t('list_title'), lead: t('list_lead') };
  },
  () => import('./CampaignsScreen.tsx').then(({ CampaignsScreen }) => CampaignsScreen),
  ListSkeleton,
);
