import { useAddressQuery } from '@exchange/site/page';
import { FailurePanel } from '@exchange/site/page/failures';
import { useValueFormat } from '@exchange/site/page/formats';
import { Detail, Terms } from '@exchange/site/page/layout';
import { DetailSkeleton, Loaded } from '@exchange/site/page/loading';
import { isForDerivatives, type CampaignDetail } from '@exchange/task-center-api';
import type { ReactElement } from 'react';
import { useRead } from '../../data/useRead.ts';
import { useTrackedView } from '../../data/DataContext.ts';
import { CampaignArt } from '../../screen/art/CampaignArt.tsx';
import { CampaignDeadline } from '../CampaignDeadline.tsx';
import { FullRules } from '../../screen/FullRules.tsx';
import { RiskNote } from '../../screen/RiskNote.tsx';
import { ClosedInRegion } from '../../tasks/gates/ClosedInRegion.tsx';
import { GateList } from '../../tasks/gates/GateList.tsx';
import { CalendarButton } from '../CalendarButton.tsx';
import { CampaignAction } from './CampaignAction.tsx';
import { CampaignPool } from '../CampaignPool.tsx';
import { CampaignFacts } from './CampaignFacts.tsx';
import { useIsElsewhere } from '../CampaignElsewhere.tsx';
import { CampaignTags, joiningGate } from '../CampaignTags.tsx';
import { Leaderboard } from '../leaderboard/Leaderboard.tsx';
import { LastPrize } from './LastPrize.tsx';
import { JoinedElsewhere } from './JoinedElsewhere.tsx';
import { NextPrize } from './NextPrize.tsx';
import { OwnStanding } from './OwnStanding.tsx';
import { PrizeTable } from './PrizeTable.tsx';
import { JoiningRules } from './JoiningRules.tsx';

/** One campaign, or an error message if the link is invalid. */
export function CampaignScreen(): ReactElement {
  const campaignId = useAddressQuery().get('campaign-id');
  if (campaignId === null) return <FailurePanel reason="notFound" />;
  return <CampaignOf campaignId={campaignId} />;
}

function CampaignOf({ campaignId }: { campaignId: string }): ReactElement {
  const campaign = useRead('campaign', { campaign_id: campaignId });
  return (
    <Loaded query={campaign} skeleton={<DetailSkeleton hasArt />}>
      {(detail) => <CampaignContent campaign={detail} />}
    </Loaded>
  );
}

function CampaignContent({ campaign }: { campaign: CampaignDetail }): ReactElement {
  const { formatText } = useValueFormat();
  const title = formatText(campaign.title);
  const { state } = campaign;
  const isOpen = state === 'ongoing' || state === 'upcoming';
  const gate = joiningGate(campaign);
  const canTakePart = gate === undefined || gate.reason === 'needs_login';
  const isElsewhere = useIsElsewhere(campaign);
  const standing = state === 'upcoming' ? null : campaign.own;

  useTrackedView(`campaign ${campaign.campaign_id}`);
  if (gate?.reason === 'region') {
    return <ClosedInRegion title={title} gate={gate} list="campaigns" />;
  }
  if (isElsewhere) return <JoinedElsewhere campaign={campaign} />;
  const risks = isOpen ? (
    <>
      {campaign.kind === 'invite' ? null : <RiskNote of="prices" />}
      {campaign.kind === 'earn' ? <RiskNote of="earn" /> : null}
      {isForDerivatives(campaign.kind, [campaign.prize_kind]) ? <RiskNote /> : null}
    </>
  ) : null;
  return (
    <Detail
      title={title}
      summary={campaign.summary}
      states={
        <>
          <CampaignTags campaign={campaign} />
          <CampaignDeadline campaign={campaign} />
        </>
      }
      art={<CampaignArt art={campaign.art} />}
      figure={
        standing ? (
          <OwnStanding campaign={campaign} own={standing} />
        ) : (
          <>
            <CampaignPool campaign={campaign} isHero />
            <LastPrize campaign={campaign} />
          </>
        )
      }
      action={
        <>
          <CampaignAction campaign={campaign} />
          <JoiningRules campaign={campaign} />
          {risks}
        </>
      }
      note={standing ? <NextPrize campaign={campaign} /> : undefined}
      side={
        <>
          <PrizeTable campaign={campaign} />
          <CampaignFacts campaign={campaign}>
            {isOpen && canTakePart ? <CalendarButton campaign={campaign} /> : null}
          </CampaignFacts>
          {isOpen ? <GateList gates={campaign.gates} /> : null}
          {/* Otherwise, the leaderboard names what counts. */}
          <Terms
            terms={state === 'upcoming' ? [campaign.score_rule, ...campaign.terms] : campaign.terms}
          >
            <FullRules path={campaign.rules_path} />
          </Terms>
        </>
      }
    >
      {state === 'upcoming' ? undefined : <Leaderboard campaign={campaign} />}
    </Detail>
  );
}
