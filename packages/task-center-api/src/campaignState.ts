/** States of a campaign on the wire. */
export const campaignStates = ['upcoming', 'ongoing', 'ended'] as const;

export type CampaignState = (typeof campaignStates)[number];

/** Times in ms UTC; `endsAt` is the first moment that no longer counts. */
export function campaignState(now: number, startsAt: number, endsAt: number): CampaignState {
  if (now >= endsAt) return 'ended';
  return now >= startsAt ? 'ongoing' : 'upcoming';
}
