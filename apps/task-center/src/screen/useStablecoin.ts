import { stablecoin } from '@exchange/site/exchange';
import { usePage, useServices } from '@exchange/site/page';
import { inviteOfferIn } from '@exchange/task-center-api';

/**
 * Returns the currency of rewards in the displayed edition. The static HTML has the one of the first edition that offers the
 * page's language.
 */
export function useStablecoin(): string {
  const { regions, locale } = usePage();
  const edition = useServices()?.edition;
  const first = regions.editions.find((each) => regions.offers(each, locale));
  return stablecoin[edition ?? first ?? 'default'];
}

/** Returns the rewards for an invitation, in the currency of the displayed edition. */
export function useInviteOffer(): ReturnType<typeof inviteOfferIn> {
  return inviteOfferIn(useStablecoin());
}
