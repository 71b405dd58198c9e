import type { RequestOptions } from '../client/clientOptions.ts';
import type { Identity } from './headers.ts';

/**
 * Returns a key that is the same for reads with the same URL, identity, headers and `fetch` options. The
 * part after the line break can contain secrets.
 */
export function requestKey(
  href: string,
  { token, headers: own }: Identity,
  call: Pick<RequestOptions, 'headers'> & { fetchOptions?: unknown },
): string {
  const { headers, fetchOptions } = call;
  if (!token && !own && !headers && !fetchOptions) return href;
  const rest = own || headers || fetchOptions ? JSON.stringify([own, headers, fetchOptions]) : '';
  return `${href}\n${token ?? ''}\n${rest}`;
}
