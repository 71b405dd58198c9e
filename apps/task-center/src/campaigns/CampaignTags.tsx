import { useTexts } from '@exchange/site/page';
import type { Campaign } from '@exchange/task-center-api';
import type { ReactElement } from 'react';
import { StateTag, type StateName } from '../screen/StateTag.tsx';
import { closedGate } from '../tasks/gates/GateText.tsx';

const tagStates: Record<Campaign['state'], StateName> = {
  upcoming: 'upcoming',
  ongoing: 'active',
  ended: 'ended',
  other: 'locked',
};

/** Badges of a campaign: its state, and whether the visitor has joined. */
export function CampaignTags({ campaign }: { campaign: Campaign }): ReactElement {
  return (
    <>
      <CampaignStateTag state={campaign.state} />
      {campaign.joined_at === null ? null : <JoinedTag />}
    </>
  );
}

/** The badge of a campaign in a list: that the visitor has joined, or its state. */
export function MainCampaignTag({ campaign }: { campaign: Campaign }): ReactElement {
  const { state, joined_at: joinedAt } = campaign;
  return joinedAt === null || state === 'ended' ? (
    <CampaignStateTag state={state} />
  ) : (
    <JoinedTag />
  );
}

function CampaignStateTag({ state }: Pick<Campaign, 'state'>): ReactElement {
  const t = useTexts('screen');
  return <StateTag state={tagStates[state]}>{t(`campaign_${state}`)}</StateTag>;
}

function JoinedTag(): ReactElement {
  const t = useTexts('screen');
  return <StateTag state="joined">{t('campaign_joined')}</StateTag>;
}

/** Returns the condition that the visitor must meet next to join, if the campaign can still be joined. */
export function joiningGate({ state, joined_at: joinedAt, gates }: Campaign) {
  const canJoin = joinedAt === null && (state === 'ongoing' || state === 'upcoming');
  return canJoin ? closedGate(gates) : undefined;
}
