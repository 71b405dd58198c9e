import type { AccountResult } from '@exchange/exchange-api';
import type { AccountService } from '@exchange/site/services';
import { isSupportedCountry, type CountryCode } from 'libphonenumber-js/min';
import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Returns the countries whose residents cannot sign up. Empty until the account service responds. It stays empty if
 * that fails, because the server checks the country of each registration.
 *
 * @param onCountry - called with the visitor's country if the service returns one
 */
export function useUnservedCountries(
  service: AccountService,
  isNeeded: boolean,
  onCountry: (country: CountryCode) => void,
): readonly string[] {
  const [notServed, setNotServed] = useState<readonly string[]>([]);
  const learn = useEffectEvent(({ country, not_served }: AccountResult<'residence'>) => {
    setNotServed(not_served);
    if (country !== null && isSupportedCountry(country)) onCountry(country);
  });
  useEffect(() => {
    if (!isNeeded) return undefined;
    const leave = new AbortController();
    service.call('residence', undefined, { signal: leave.signal }).then(learn, () => undefined);
    return () => leave.abort();
  }, [service, isNeeded]);
  return notServed;
}
