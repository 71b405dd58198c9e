/** States of a campaign in API results. */
export const campaignStates = ['upcoming', 'ongoing', 'ended'] as const;

export type CampaignState = (typeof campaignStates)[number];

/** Returns the state of a campaign. Times in ms UTC. `endsAt` is exclusive. */
export function campaignState(now: number, startsAt: number, endsAt: number): CampaignState {
  if (now >= endsAt) return 'ended';
  return now >= startsAt ? 'ongoing' : 'upcoming';
}
