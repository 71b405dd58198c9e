import { withoutPrototype } from '../ownProperties.ts';
import type { TransportRequest } from './transport.ts';

/** Returns the options with which `fetch` sends a request of a client. */
export function requestInit(
  {
    method,
    headers: given,
    body,
    trusted,
    credentials,
    signal,
  }: Omit<TransportRequest, 'url' | 'call'>,
  fetchOptions?: RequestInit,
): RequestInit {
  // Set one header at a time: the constructor would join the values of names that differ only in case.
  const headers = new Headers({ Accept: 'application/json' });
  for (const [name, value] of Object.entries(given)) {
    if (typeof value === 'string') headers.set(name, value);
  }
  return withoutPrototype({
    ...fetchOptions,
    // `fetchOptions` chooses the credentials for trusted hosts only.
    credentials: (trusted && fetchOptions?.credentials) || credentials,
    method,
    headers,
    body,
    signal,
    // A followed redirect would send headers and cookies to any host (decision 12).
    redirect: 'manual',
  });
}
