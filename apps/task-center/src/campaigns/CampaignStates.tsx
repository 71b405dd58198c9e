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
export function CampaignStates({ campaign }: { campaign: Campaign }): ReactElement {
  const t = useTexts('screen');
  const { state } = campaign;
  return (
    <>
      <StateTag state={tagStates[state]}>{t(`campaign_${state}`)}</StateTag>
      {campaign.joined_at === null ? null : (
        <StateTag state="joined">{t('campaign_joined')}</StateTag>
      )}
    </>
  );
}

/** The badge of a campaign in a list: that the visitor has joined, or its state. */
export function CampaignState({ campaign }: { campaign: Campaign }): ReactElement {
  const t = useTexts('screen');
  const { state, joined_at: joinedAt } = campaign;
  return joinedAt === null || state === 'ended' ? (
    <StateTag state={tagStates[state]}>{t(`campaign_${state}`)}</StateTag>
  ) : (
    <StateTag state="joined">{t('campaign_joined')}</StateTag>
  );
}

/** Returns the condition that the visitor must meet next to join, if the campaign can still be joined. */
export function joiningGate({ state, joined_at: joinedAt, gates }: Campaign) {
  const canJoin = joinedAt === null && (state === 'ongoing' || state === 'upcoming');
  return canJoin ? closedGate(gates) : undefined;
}
