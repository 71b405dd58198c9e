import { stablecoin } from '@exchange/site/exchange';
import { inviteOfferIn } from '@exchange/task-center-api';
import { useShownEdition } from './useShownEdition.ts';

/** Returns the rewards for an invitation, in the currency of the displayed edition. */
export function useInviteOffer(): ReturnType<typeof inviteOfferIn> {
  return inviteOfferIn(stablecoin[useShownEdition()]);
}
