import { useLayoutEffect } from 'react';
import { useSession } from './useSession.ts';

/**
 * Keeps `data-login` on the root element true: the boot script sets it from the last visit, and the
 * profile call may know better.
 */
export function useLoginMark(): void {
  const { status } = useSession();
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (status === 'user') dataset.login = 'true';
    if (status === 'guest') delete dataset.login;
  }, [status]);
}
