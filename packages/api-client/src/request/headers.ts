import type { ClientOptions, RequestOptions } from '../client/clientOptions.ts';
import type { CallUrl } from './callUrl.ts';

/** Names and values of headers. */
export type HeaderValues = Readonly<Record<string, string>>;

/** Names of the headers that the client sends by itself. */
export interface HeaderNames {
  /** Default `guid` (spec 7). */
  guid: string;
  /** Default `platform` (spec 7). */
  platform: string;
  /** Default `UserToken` (spec 6). */
  userToken: string;
  /** Default `Idempotency-Key`. */
  idempotencyKey: string;
}

/** Token and headers that identify the user. Results are cached separately for each identity. */
export interface Identity {
  token?: string | undefined;
  headers?: HeaderValues | undefined;
}

const defaultNames: HeaderNames = {
  guid: 'guid',
  platform: 'platform',
  userToken: 'UserToken',
  idempotencyKey: 'Idempotency-Key',
};

/**
 * Creates a function that returns the headers of a call. The value `false` means that the header must
 * not be sent.
 */
export function createHeaders({ guid, platform, headerNames }: ClientOptions) {
  const names = { ...defaultNames, ...headerNames };
  /** Lower-case names of headers that identify the user, which are sent to trusted hosts only (decision 12). */
  const secretNames = [
    names.guid,
    names.userToken,
    'guid',
    'UserToken',
    'authorization',
    'cookie',
  ].map((name) => name.toLowerCase());

  return (
    { body, headers: given, idempotencyKey }: Omit<RequestOptions, 'url'>,
    { trusted }: CallUrl,
    { token, headers: own }: Identity,
    traceparent?: string,
  ): Record<string, string | false> => {
    const headers: Record<string, string | false> = {};
    // For a form, the transport sets the content type with its boundary. For requests without a body,
    // `false` prevents the form content type that axios would set.
    if (!isForm(body)) headers['Content-Type'] = body !== undefined && 'application/json';
    if (trusted) {
      Object.assign(headers, own);
      if (guid) headers[names.guid] = guid();
      if (platform)
        headers[names.platform] = typeof platform === 'function' ? platform() : platform;
      if (token) headers[names.userToken] = token;
      if (traceparent) headers.traceparent = traceparent;
    } else {
      // `false` also removes a default header of an axios instance.
      for (const name of secretNames) headers[name] = false;
    }
    if (idempotencyKey) headers[names.idempotencyKey] = idempotencyKey;
    for (const [name, value] of Object.entries(given ?? {})) {
      if (trusted || !secretNames.includes(name.toLowerCase())) headers[name] = value;
    }
    return headers;
  };
}

/** Returns whether the body is a form. Checks for `FormData` first, which the oldest webviews lack. */
export function isForm(body: unknown): body is FormData {
  return typeof FormData !== 'undefined' && body instanceof FormData;
}
