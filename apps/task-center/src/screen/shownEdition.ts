import { minimumAge, stablecoin } from '@exchange/site/exchange';
import { usePage, useServices } from '@exchange/site/page';
import type { Edition } from '@exchange/site/regions';
import { inviteOfferIn, type InviteOffer } from '@exchange/task-center-api';

/** Returns the displayed edition. The static HTML has the first one that offers the page's language. */
export function useShownEdition(): Edition {
  return usePossibleEditions()[0] ?? 'default';
}

/**
 * Minimum age of the displayed edition. The static HTML has the highest one of the editions that
 * offer the page's language.
 */
export function useMinimumAge(): number {
  return Math.max(...usePossibleEditions().map((each) => minimumAge[each]));
}

/** Returns the rewards for an invitation, in the currency of the displayed edition. */
export function useInviteOffer(): InviteOffer {
  return inviteOfferIn(stablecoin[useShownEdition()]);
}

/** Returns the displayed edition, or all that offer the page's language as long as it is unknown. */
function usePossibleEditions(): Edition[] {
  const { regions, locale } = usePage();
  const edition = useServices()?.edition;
  return edition ? [edition] : regions.editions.filter((each) => regions.offers(each, locale));
}
