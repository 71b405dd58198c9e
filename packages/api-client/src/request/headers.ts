import type { ClientOptions, RequestOptions } from '../client/clientOptions.ts';
import { badRequest } from '../errors/apiError.ts';
import { shown, typeTag } from '../errors/shown.ts';
import type { CallUrl } from './callUrl.ts';
import type { RequestBody } from './requestBody.ts';

/** Names and values of headers. */
export type HeaderValues = Readonly<Record<string, string>>;

/** Names of the headers that the client sends by itself. */
export interface HeaderNames {
  /** Default `guid`. */
  guid: string;
  /** Default `platform`. */
  platform: string;
  /** Default `UserToken`. */
  userToken: string;
  /** Default `Idempotency-Key`. */
  idempotencyKey: string;
}

/** Token and headers that identify the user. Results are cached separately for each identity. */
export interface Identity {
  token?: string | undefined;
  headers?: HeaderValues | undefined;
}

/** Everything on which the headers of a request depend. */
interface HeaderContent {
  readonly call: Pick<RequestOptions, 'headers' | 'idempotencyKey' | 'authorization'>;
  readonly target: CallUrl;
  readonly identity: Identity;
  /** `false`: none. `undefined`: the transport sets it. */
  contentType: RequestBody['contentType'];
  traceparent?: string | undefined;
}

/** Headers of every request (spec 7), and `UserToken` (spec 6). */
const defaultNames: HeaderNames = {
  guid: 'guid',
  platform: 'platform',
  userToken: 'UserToken',
  idempotencyKey: 'Idempotency-Key',
};

/** Returns the headers of a call. The value `false` means that the header must not be sent. */
export type HeadersOf = (content: HeaderContent) => Record<string, string | false>;

/** Creates a function that returns the headers of a call. */
export function createHeaders({
  guid,
  platform,
  headerNames,
}: Pick<ClientOptions, 'guid' | 'platform' | 'headerNames'>): HeadersOf {
  const names = {
    guid: headerNames?.guid ?? defaultNames.guid,
    platform: headerNames?.platform ?? defaultNames.platform,
    userToken: headerNames?.userToken ?? defaultNames.userToken,
    idempotencyKey: headerNames?.idempotencyKey ?? defaultNames.idempotencyKey,
  };
  /** Lower-case names of headers that identify the user, which are sent to trusted hosts only (decision 12). */
  const secretNames = [
    names.guid,
    names.userToken,
    'guid',
    'UserToken',
    'authorization',
    'cookie',
  ].map((name) => name.toLowerCase());

  return ({ call, target: { trusted }, identity, contentType, traceparent }) => {
    /** Headers by lower-case name, because names that differ only in case are one header. */
    const headers = new Map<string, [name: string, value: string | false]>();
    const set = (name: string, value: string | false) => {
      if (value !== false) checkHeader(name, value);
      headers.set(name.toLowerCase(), [name, value]);
    };
    const setAll = (values: Readonly<Record<string, string | undefined>> = {}) => {
      for (const [name, value] of Object.entries(values)) {
        if (value === undefined) continue;
        if (trusted || !secretNames.includes(name.toLowerCase())) set(name, value);
      }
    };

    // `false` prevents the form content type that axios would set.
    if (contentType !== undefined) set('Content-Type', contentType);
    if (trusted) {
      setAll(identity.headers);
      if (call.authorization === false) {
        for (const name of ['authorization', names.userToken]) headers.delete(name.toLowerCase());
      }
      if (guid) set(names.guid, guid());
      if (platform) set(names.platform, typeof platform === 'function' ? platform() : platform);
      if (identity.token) set(names.userToken, identity.token);
      if (traceparent) set('traceparent', traceparent);
    } else {
      // `false` also removes a default header of an axios instance.
      for (const name of secretNames) set(name, false);
    }
    if (call.idempotencyKey) set(names.idempotencyKey, call.idempotencyKey);
    setAll(call.headers);
    return Object.fromEntries(headers.values());
  };
}

/**
 * Checks a header before it is sent, because transports remove other characters or fail with different
 * errors. The messages do not contain the value, which can be a secret.
 *
 * @throws `ApiError` of kind `badRequest`
 */
function checkHeader(name: string, value: unknown): void {
  if (!/^[\w!#$%&'*+.^`|~-]+$/.test(name)) {
    throw badRequest(`header name ${shown(name)} is invalid: use letters, digits and "-"`);
  }
  if (typeof value !== 'string') {
    throw badRequest(`header "${name}" is ${typeTag(value)}: use a text`);
  }
  if (!/^[\t\x20-\x7e\x80-\xff]*$/.test(value)) {
    throw badRequest(
      `header "${name}" has a character that a header cannot contain, such as a line break: remove or encode it`,
    );
  }
}
