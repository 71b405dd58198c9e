import { useServices } from '@exchange/site/page';
import type { Campaign } from '@exchange/task-center-api';
import type { ReactElement } from 'react';
import { isCampaignOffered } from '../screen/isOffered.ts';
import { ManagedElsewhere } from '../screen/ManagedElsewhere.tsx';

/**
 * Returns whether the user takes part in a campaign that this edition does not offer. Then pages
 * only show the rank and dates.
 */
export function useIsElsewhere(campaign: Campaign): boolean {
  const edition = useServices()?.edition;
  return campaign.joined_at !== null && !isCampaignOffered(campaign, edition);
}

/** Names the company that manages what the user wins in such a campaign. Renders nothing on its site. */
export function CampaignElsewhere(): ReactElement | null {
  const edition = useServices()?.edition;
  // The default edition offers every campaign.
  return edition === 'default' ? null : <ManagedElsewhere of="default" />;
}
