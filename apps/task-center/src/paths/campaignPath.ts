/** Returns the path of a campaign's page. */
export function campaignPath(campaignId: string): string {
  const query = new URLSearchParams({ 'campaign-id': campaignId });
  return `/task-center/campaign-detail?${query.toString()}`;
}
