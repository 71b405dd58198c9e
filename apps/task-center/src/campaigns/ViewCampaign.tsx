import { pathFrom, usePage, useTexts } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import type { Campaign } from '@exchange/task-center-api';
import type { ReactElement } from 'react';
import { campaignPath } from '../screen/detailPaths.ts';
import { GoButton } from '../screen/GoButton.tsx';

/** Link to a campaign from its card. */
export function ViewCampaign({ campaign }: { campaign: Campaign }): ReactElement {
  const t = useTexts('screen');
  const page = usePage();
  const { formatText } = useValueFormat();
  const label = t('action_view');
  return (
    <GoButton
      href={pathFrom(page, campaignPath(campaign.campaign_id))}
      aria-label={`${label}: ${formatText(campaign.title)}`}
    >
      {label}
    </GoButton>
  );
}
