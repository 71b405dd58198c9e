import { stablecoin } from '@exchange/site/exchange';
import { usePage, useServices } from '@exchange/site/page';
import { inviteOfferIn } from '@exchange/task-center-api';

/**
 * Returns the rewards for an invitation, in the currency of the displayed edition. The static HTML has the one of the first
 * edition that offers the page's language.
 */
export function useInviteOffer(): ReturnType<typeof inviteOfferIn> {
  const { regions, locale } = usePage();
  const edition = useServices()?.edition;
  const first = regions.editions.find((each) => regions.offers(each, locale));
  return inviteOfferIn(stablecoin[edition ?? first ?? 'default']);
}
