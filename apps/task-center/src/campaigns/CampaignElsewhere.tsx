import { useServices, useTexts } from '@exchange/site/page';
import type { Campaign } from '@exchange/task-center-api';
import type { ReactElement } from 'react';
import { campaignPath } from '../screen/detailPaths.ts';
import { isCampaignOffered } from '../screen/isOffered.ts';
import { useOtherSite } from '../screen/useOtherSite.ts';

/** Returns whether the user takes part in a campaign that this edition does not offer. Then pages only show the rank and dates. */
export function useIsElsewhere(campaign: Campaign): boolean {
  const edition = useServices()?.edition;
  return campaign.joined_at !== null && !isCampaignOffered(campaign, edition);
}

/** Links the site on which the user takes part. Renders nothing on that site. */
export function CampaignElsewhere({ campaign }: { campaign: Campaign }): ReactElement | null {
  const t = useTexts('screen');
  const edition = useServices()?.edition;
  // The default edition offers every campaign.
  const site = useOtherSite(edition === 'default' ? undefined : 'default');
  if (!site) return null;
  return (
    <p className="earned-elsewhere">
      <a href={site.addressOf(campaignPath(campaign.campaign_id))}>
        {t('campaign_elsewhere', { site: site.host })}
      </a>
    </p>
  );
}
