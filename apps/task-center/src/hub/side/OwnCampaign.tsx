import { pathFrom, usePage } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import type { Campaign } from '@exchange/task-center-api';
import { Card } from '@exchange/ui';
import type { ReactElement } from 'react';
import { CampaignStates } from '../../campaigns/CampaignStates.tsx';
import { OwnRank } from '../../campaigns/OwnRank.tsx';
import { ViewCampaign } from '../../campaigns/ViewCampaign.tsx';
import { campaignPath } from '../../screen/detailPaths.ts';
import { CampaignArt } from '../../screen/art/CampaignArt.tsx';
import { Deadline } from '../../screen/Deadline.tsx';
import { CampaignElsewhere, useIsElsewhere } from '../../campaigns/CampaignElsewhere.tsx';

/** The campaign that the user takes part in, with the own rank. Links to the campaign. */
export function OwnCampaign({ campaign }: { campaign: Campaign }): ReactElement {
  const page = usePage();
  const isElsewhere = useIsElsewhere(campaign);
  const { formatText } = useValueFormat();
  return (
    <Card as="section" className="item-card own-campaign" aria-labelledby="own-campaign">
      <CampaignArt art={campaign.art} />
      <div className="campaign-card__states">
        <CampaignStates campaign={campaign} />
      </div>
      <h2 id="own-campaign" className="item-card__title">
        <a href={pathFrom(page, campaignPath(campaign.campaign_id))}>
          {formatText(campaign.title)}
        </a>
      </h2>
      <p className="own-campaign__rank">
        <OwnRank campaign={campaign} />
      </p>
      {isElsewhere ? <CampaignElsewhere /> : null}
      <div className="own-campaign__end">
        <Deadline end={campaign.ends_at} text="ends_in" />
        <ViewCampaign />
      </div>
    </Card>
  );
}
