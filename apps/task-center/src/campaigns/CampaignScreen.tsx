import type { CampaignDetail } from '@exchange/task-center-api';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTexts } from '../context/texts/useTexts.ts';
import { refreshAround } from '../data/refreshAround.ts';
import { useRead } from '../data/useRead.ts';
import { useView } from '../data/useView.ts';
import { Detail } from '../screen/Detail.tsx';
import { FailurePanel } from '../screen/failures/FailurePanel.tsx';
import { Deadline } from '../screen/formats/Deadline.tsx';
import { useValueFormat } from '../screen/formats/useValueFormat.ts';
import { DetailSkeleton } from '../screen/loading/DetailSkeleton.tsx';
import { Loaded } from '../screen/loading/Loaded.tsx';
import { StateTag } from '../screen/StateTag.tsx';
import { useAddressQuery } from '../screen/useAddressQuery.ts';
import { Eligibility } from '../tasks/Eligibility.tsx';
import { CampaignAction } from './CampaignAction.tsx';
import { CampaignFacts } from './CampaignFacts.tsx';
import { campaignStates } from './campaignStates.ts';
import { LeaderboardTable } from './LeaderboardTable.tsx';
import { PrizeTable } from './PrizeTable.tsx';

/** One campaign, or an error message if the link is invalid. */
export function CampaignScreen(): ReactElement {
  const campaignId = useAddressQuery().get('campaign-id');
  if (campaignId === null) return <FailurePanel reason="notFound" />;
  return <CampaignOf campaignId={campaignId} />;
}

function CampaignOf({ campaignId }: { campaignId: string }): ReactElement {
  const campaign = useRead('campaign', { campaign_id: campaignId });
  return (
    <Loaded query={campaign} skeleton={<DetailSkeleton />}>
      {(detail) => <CampaignContent campaign={detail} />}
    </Loaded>
  );
}

function CampaignContent({ campaign }: { campaign: CampaignDetail }): ReactElement {
  const shared = useTexts('screen');
  const queryClient = useQueryClient();
  const { formatText, formatValue } = useValueFormat();
  const title = formatText(campaign.title);
  const { state } = campaign;
  const isOpen = state === 'ongoing' || state === 'upcoming';

  useView(`campaign ${campaign.campaign_id}`);
  return (
    <Detail
      title={title}
      summary={campaign.summary}
      states={
        <>
          <StateTag state={campaignStates[state]}>{shared(`campaign_${state}`)}</StateTag>
          {campaign.joined_at === null ? null : (
            <StateTag state="joined">{shared('campaign_joined')}</StateTag>
          )}
          {isOpen ? (
            <Deadline
              end={state === 'ongoing' ? campaign.ends_at : campaign.starts_at}
              text={state === 'ongoing' ? 'ends_in' : 'starts_in'}
              onEnd={() => refreshAround(queryClient)}
            />
          ) : null}
        </>
      }
      figure={
        <p className="campaign-card__pool">
          <span className="campaign-card__value">{formatValue(campaign.pool)}</span>
          <span>{shared('campaign_pool')}</span>
        </p>
      }
      action={<CampaignAction campaign={campaign} />}
      terms={campaign.terms}
      side={
        <>
          <CampaignFacts campaign={campaign} />
          {isOpen ? <Eligibility gates={campaign.gates} /> : null}
        </>
      }
      late={
        state === 'upcoming' ? undefined : <LeaderboardTable campaignId={campaign.campaign_id} />
      }
    >
      <PrizeTable prizes={campaign.prizes} />
    </Detail>
  );
}
