import { useServices, useStore } from '@exchange/site/page';
import { readRegistrationInputs } from '@exchange/site/services/registration';

/**
 * Returns the referral code of the visitor's invitation. Until the services have loaded, reads it from the URL, so that
 * the first render after hydration has the right texts. Undefined in the static HTML and without a code.
 */
export function useReferralCode(): string | undefined {
  const services = useServices();
  const linked = useStore(
    undefined,
    () => readRegistrationInputs(location.search).referralCode,
    undefined,
  );
  return services ? services.account.registration.referralCode : linked;
}
