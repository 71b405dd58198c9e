/** The page of a campaign. */
export function campaignPath(campaignId: string): string {
  const query = new URLSearchParams({ 'campaign-id': campaignId });
  return `/task-center/campaign-detail?${query.toString()}`;
}
