import { readRegistrationInputs } from '../../services/account/registrationInputs.ts';

/**
 * Sets `data-invited` on the root element if the URL contains a valid referral code, so that CSS shows the texts for
 * invited friends from the first paint.
 */
export function markInvitation(): void {
  if (readRegistrationInputs(location.search).referralCode !== undefined) {
    document.documentElement.dataset.invited = '';
  }
}
