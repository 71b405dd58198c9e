import { pathFrom, usePage } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import type { Campaign } from '@exchange/task-center-api';
import { Card } from '@exchange/ui';
import type { ReactElement } from 'react';
import { CampaignDeadline } from '../../campaigns/CampaignDeadline.tsx';
import { MainCampaignTag } from '../../campaigns/CampaignTags.tsx';
import { OwnRank } from '../../campaigns/OwnRank.tsx';
import { ViewCampaign } from '../../campaigns/ViewCampaign.tsx';
import { campaignPath } from '../../screen/detailPaths.ts';
import { CampaignArt } from '../../screen/art/CampaignArt.tsx';
import { CampaignElsewhere, useIsElsewhere } from '../../campaigns/CampaignElsewhere.tsx';

/** The campaign that the user takes part in, with the own rank. Links to the campaign. */
export function OwnCampaign({ campaign }: { campaign: Campaign }): ReactElement {
  const page = usePage();
  const isElsewhere = useIsElsewhere(campaign);
  const { formatText } = useValueFormat();
  return (
    <Card
      as="section"
      className="item-card campaign-card own-campaign"
      aria-labelledby="own-campaign"
    >
      <CampaignArt art={campaign.art} />
      <div className="campaign-card__text">
        <h2 id="own-campaign" className="campaign-card__title item-card__title">
          <a href={pathFrom(page, campaignPath(campaign.campaign_id))}>
            {formatText(campaign.title)}
          </a>
        </h2>
        <p className="campaign-card__place">
          <OwnRank campaign={campaign} />
        </p>
        {isElsewhere ? <CampaignElsewhere /> : null}
        <div className="campaign-card__foot">
          <MainCampaignTag campaign={campaign} />
          <CampaignDeadline campaign={campaign} />
          <ViewCampaign />
        </div>
      </div>
    </Card>
  );
}
