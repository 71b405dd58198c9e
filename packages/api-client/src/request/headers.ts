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

/** Headers of the user, which separate cached results. */
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

/** Creates a function that returns the headers of a call. `false` means that there must be none. */
export function createHeaders({ guid, platform, headerNames }: ClientOptions) {
  const names = { ...defaultNames, ...headerNames };
  /** Headers that identify the user, sent to trusted hosts only (decision 12). In lower case. */
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
    // The transport sets the content type of a form, with its boundary. `false` prevents the form content type that axios
    // sets on requests without a body.
    if (!isForm(body)) headers['Content-Type'] = body !== undefined && 'application/json';
    if (trusted) {
      Object.assign(headers, own);
      if (guid) headers[names.guid] = guid();
      if (platform)
        headers[names.platform] = typeof platform === 'function' ? platform() : platform;
      if (token) headers[names.userToken] = token;
      if (traceparent) headers.traceparent = traceparent;
    } else {
      // `false` also removes the default of an axios instance.
      for (const name of secretNames) headers[name] = false;
    }
    if (idempotencyKey) headers[names.idempotencyKey] = idempotencyKey;
    for (const [name, value] of Object.entries(given ?? {})) {
      if (trusted || !secretNames.includes(name.toLowerCase())) headers[name] = value;
    }
    return headers;
  };
}

/** The oldest webviews lack `FormData`. */
export function isForm(body: unknown): body is FormData {
  return typeof FormData !== 'undefined' && body instanceof FormData;
}
