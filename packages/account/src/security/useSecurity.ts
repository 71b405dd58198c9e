import type { Security } from '@exchange/exchange-api';
import type { AccountService } from '@exchange/site/services';
import { useEffect, useEffectEvent, useState } from 'react';
import { failureText, type FailureText } from '../failureText.ts';

/** Loads the security settings. `load` does so again after a failure. */
export function useSecurity(service: AccountService, onFailure: (failure: FailureText) => void) {
  const [security, setSecurity] = useState<Security>();
  const [attempt, setAttempt] = useState(0);
  const fail = useEffectEvent(onFailure);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    service.call('security', undefined, { signal }).then(
      (found) => {
        if (!signal.aborted) setSecurity(found);
      },
      (error: unknown) => {
        if (!signal.aborted) fail(failureText(error));
      },
    );
    return () => leaving.abort();
  }, [service, attempt]);
  return { security, setSecurity, load: () => setAttempt(attempt + 1) };
}
