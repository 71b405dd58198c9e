import type { RequestOptions } from '../client/clientOptions.ts';
import type { Identity } from './headers.ts';
import type { RequestBody } from './requestBody.ts';
import type { IdentifiedCall } from './sender.ts';

/** Properties in which reads of the same URL and user can differ. */
export interface KeyedCall extends Pick<RequestOptions, 'headers' | 'authorization' | 'method'> {
  fetchOptions?: unknown;
  encoded?: RequestBody;
}

/**
 * Returns a key that is the same for reads with the same URL, method, body, identity, headers and `fetch`
 * options. The part after the line break can contain secrets.
 */
export function requestKey(
  href: string,
  { token, headers: own }: Identity,
  call: KeyedCall,
): string {
  const { headers, fetchOptions, authorization, method = 'GET', encoded } = call;
  const request = method === 'GET' ? undefined : [method, encoded?.contentType, encoded?.data];
  const others = [own, headers, fetchOptions, authorization, request];
  const rest = others.some((each) => each !== undefined) ? JSON.stringify(others) : '';
  if (!token && !rest) return href;
  return `${href}\n${token ?? ''}\n${rest}`;
}

/** Whether equal calls can be recognized: they have a body that is text, or none. A HEAD has no result to reuse. */
export function hasComparableBody({ method, encoded: { data } }: IdentifiedCall): boolean {
  return method !== 'HEAD' && (data === undefined || typeof data === 'string');
}

/**
 * Returns a key that equal reads use to share a request, or undefined if the read needs its own request.
 * A refresh never shares a request with a call that accepts cached results.
 *
 * @param key - key of the read (from `requestKey`)
 */
export function shareKey(key: string, call: IdentifiedCall): string | undefined {
  const { share = true, timeoutMs, cache, renewToken } = call;
  if (!share) return undefined;
  return `${key} ${timeoutMs} ${cache?.refresh === true} ${renewToken}`;
}
