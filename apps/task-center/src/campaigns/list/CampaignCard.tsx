import { pathFrom, usePage, useTexts } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import type { Campaign } from '@exchange/task-center-api';
import { Card } from '@exchange/ui';
import type { ReactElement } from 'react';
import { campaignPath } from '../../screen/detailPaths.ts';
import { CampaignArt } from '../../screen/art/CampaignArt.tsx';
import { Deadline } from '../../screen/Deadline.tsx';
import { CampaignElsewhere, useIsElsewhere } from '../CampaignElsewhere.tsx';
import { CampaignGate } from '../CampaignGate.tsx';
import { CampaignPool } from '../CampaignPool.tsx';
import { CampaignStates } from '../CampaignStates.tsx';
import { OwnRank } from '../OwnRank.tsx';
import { ViewCampaign } from '../ViewCampaign.tsx';

/** One campaign in a list: prize pool, participants or the own rank, and dates. Links to the campaign page. */
export function CampaignCard({ campaign }: { campaign: Campaign }): ReactElement {
  const page = usePage();
  const isElsewhere = useIsElsewhere(campaign);
  const { formatText } = useValueFormat();
  const { state } = campaign;
  return (
    <Card as="article" className="item-card campaign-card" ended={state === 'ended'}>
      <CampaignArt art={campaign.art} />
      <div className="campaign-card__text">
        <div className="campaign-card__states">
          <CampaignStates campaign={campaign} />
        </div>
        <h3 className="campaign-card__title item-card__title">
          <a href={pathFrom(page, campaignPath(campaign.campaign_id))}>
            {formatText(campaign.title)}
          </a>
        </h3>
        {isElsewhere ? (
          <CampaignElsewhere />
        ) : (
          <>
            <p className="card-text">{formatText(campaign.summary)}</p>
            <div className="campaign-card__prize">
              <CampaignPool campaign={campaign} />
              <CampaignGate campaign={campaign} />
            </div>
          </>
        )}
        <div className="campaign-card__end">
          <p className="campaign-card__foot">
            <CampaignFigure campaign={campaign} />
            {state === 'ongoing' ? <Deadline end={campaign.ends_at} text="ends_in" /> : null}
            {state === 'upcoming' ? <Deadline end={campaign.starts_at} text="starts_in" /> : null}
          </p>
          <ViewCampaign />
        </div>
      </div>
    </Card>
  );
}

/** The user's rank in a joined campaign, or the number of participants. */
function CampaignFigure({ campaign }: { campaign: Campaign }): ReactElement | null {
  const t = useTexts('screen');
  const { formatValue } = useValueFormat();
  const { participants, joined_at: joinedAt, state } = campaign;
  if (joinedAt !== null && state === 'ongoing') {
    return (
      <span>
        <OwnRank campaign={campaign} />
      </span>
    );
  }
  if (participants === 0) return null;
  const amount = formatValue({ amount: String(participants), unit: 'count' });
  return <span>{t('campaign_participants', { count: participants, amount })}</span>;
}
