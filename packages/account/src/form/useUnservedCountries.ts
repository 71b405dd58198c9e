import type { AccountResult } from '@exchange/exchange-api';
import type { AccountService } from '@exchange/site/services';
import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Returns the countries whose residents cannot sign up. Empty until the account service responds. It stays empty if
 * that fails, because the server checks the country of each registration.
 */
export function useUnservedCountries({
  service,
  edition,
  isNeeded,
  onEditionCountries,
}: {
  service: AccountService;
  edition: string;
  isNeeded: boolean;
  /** Called with the countries that the edition serves. */
  onEditionCountries: (countries: readonly string[]) => void;
}): readonly string[] {
  const [notServed, setNotServed] = useState<readonly string[]>([]);
  const learn = useEffectEvent((known: AccountResult<'residence'>) => {
    setNotServed(known.not_served);
    onEditionCountries(known.edition_countries);
  });
  useEffect(() => {
    if (!isNeeded) return undefined;
    const leave = new AbortController();
    service.call('residence', { edition }, { signal: leave.signal }).then(learn, () => undefined);
    return () => leave.abort();
  }, [service, edition, isNeeded]);
  return notServed;
}
