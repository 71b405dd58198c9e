import { pathFrom, usePage, useTexts } from '@exchange/site/page';
import { useTimeFormats, useValueFormat } from '@exchange/site/page/formats';
import type { Campaign } from '@exchange/task-center-api';
import { Card } from '@exchange/ui';
import type { ReactElement } from 'react';
import { campaignPath } from '../../screen/detailPaths.ts';
import { CampaignArt } from '../../screen/art/CampaignArt.tsx';
import { useVolumeFees } from '../../screen/useVolumeFees.ts';
import { CampaignDeadline } from '../CampaignDeadline.tsx';
import { CampaignElsewhere, useIsElsewhere } from '../CampaignElsewhere.tsx';
import { CampaignGate } from '../CampaignGate.tsx';
import { CampaignPool } from '../CampaignPool.tsx';
import { MainCampaignTag } from '../CampaignTags.tsx';
import { OwnRank } from '../OwnRank.tsx';
import { PrizeCost } from '../PrizeCost.tsx';
import { ViewCampaign } from '../ViewCampaign.tsx';

/**
 * One campaign in a list: prize pool, the own rank, the cost of a prize or the start, state and time. Links to the
 * campaign page.
 */
export function CampaignCard({ campaign }: { campaign: Campaign }): ReactElement {
  const page = usePage();
  const isElsewhere = useIsElsewhere(campaign);
  const { formatText } = useValueFormat();
  return (
    <Card as="article" className="item-card campaign-card" ended={campaign.state === 'ended'}>
      <CampaignArt art={campaign.art} />
      <div className="campaign-card__text">
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
            <CampaignPool campaign={campaign} />
          </>
        )}
        <CampaignPlace campaign={campaign} />
        <CampaignGate campaign={campaign} />
        <div className="campaign-card__foot">
          <MainCampaignTag campaign={campaign} />
          <CampaignDeadline campaign={campaign} />
          <ViewCampaign />
        </div>
      </div>
    </Card>
  );
}

/** The user's rank in a joined campaign, what the last prize takes, the start, or else the number of participants. */
function CampaignPlace({ campaign }: { campaign: Campaign }): ReactElement {
  const { kind, joined_at: joinedAt, state, last_prize: lastPrize } = campaign;
  const feesOf = useVolumeFees(kind);
  if (joinedAt !== null && state === 'ongoing') {
    return (
      <p className="campaign-card__place">
        <OwnRank campaign={campaign} />
      </p>
    );
  }
  if (lastPrize && (kind === 'invite' || feesOf(lastPrize.score.amount))) {
    return <PrizeCost campaign={campaign} place={lastPrize} />;
  }
  return state === 'upcoming' ? (
    <StartTime campaign={campaign} />
  ) : (
    <Participants count={campaign.participants} />
  );
}

function StartTime({ campaign }: { campaign: Campaign }): ReactElement {
  const t = useTexts('screen');
  const { moment } = useTimeFormats();
  return (
    <p className="campaign-card__place">
      {t('gate_not_started', { time: moment(campaign.starts_at) })}
    </p>
  );
}

/** Renders nothing without participants. */
function Participants({ count }: { count: number }): ReactElement | null {
  const t = useTexts('screen');
  const { formatValue } = useValueFormat();
  if (count === 0) return null;
  const amount = formatValue({ amount: String(count), unit: 'count' });
  return <p className="campaign-card__place">{t('campaign_participants', { count, amount })}</p>;
}
