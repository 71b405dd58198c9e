import { createTtlCache } from '../cache/ttlCache.ts';
import { systemClock } from '../clock.ts';
import { createEmitter } from '../emitter.ts';
import { type ApiError, type ApiErrorDetails, isApiError } from '../errors/apiError.ts';
import { badRequest, shown } from '../errors/badRequest.ts';
import {
  type CallUrl,
  checkBasePath,
  createUrlResolver,
  defaultBasePath,
  withoutSecrets,
} from '../request/callUrl.ts';
import { createHeaders, type Identity } from '../request/headers.ts';
import { createPendingRequests } from '../request/pendingRequests.ts';
import { checkMethod, encodeBody } from '../request/requestBody.ts';
import { hasComparableBody, shareKey } from '../request/requestKey.ts';
import { validate } from '../request/schema.ts';
import { createSender, type IdentifiedCall } from '../request/sender.ts';
import { checkMs, createTimeLimit, type TimeLimit } from '../request/timeLimit.ts';
import type { Transport } from '../transports/transport.ts';
import type { ApiEvent } from './apiEvent.ts';
import type {
  ApiClient,
  CallOptions,
  ClientOptions,
  PreparedRequest,
  RequestOptions,
} from './clientOptions.ts';
import { createResultCache } from './resultCache.ts';
import { createSession, isPromise } from './session.ts';
import { withoutPrototype } from '../ownProperties.ts';

/** Default time limit of a call, in ms (spec 7 and 9). */
const defaultTimeoutMs = 30_000;

/** Creates a client over a transport. */
export function createClient<Options extends ClientOptions>(
  given: Options,
  createTransport: (options: Options) => Transport,
): ApiClient {
  const options = withoutPrototype(given);
  const { basePath = defaultBasePath, clock = systemClock, persistentCache, onError } = options;
  const { cache: memory = createTtlCache({ now: () => clock.now() }) } = options;
  const { credentials = 'include', timeoutMs = defaultTimeoutMs } = options;
  checkBasePath(basePath);
  checkMs('timeoutMs', timeoutMs);
  if (!['include', 'omit', 'same-origin'].includes(credentials)) {
    throw badRequest(
      `credentials is ${shown(credentials)}: use "include", "omit" or "same-origin"`,
    );
  }
  const events = createEmitter<ApiEvent>();
  const pending = createPendingRequests();
  const results = createResultCache({ memory, persistentCache, pending });
  const session = createSession(options);
  const resolve = createUrlResolver(options.baseUrl, options.trustedHosts);
  const headersOf = createHeaders(options);
  const { send, renewedIdentity } = createSender({
    options,
    transport: createTransport(options),
    headersOf,
    session,
    emit: events.emit,
  });
  if (onError) {
    events.on((event) => {
      if (event.type !== 'error' || event.silent || event.error.kind === 'canceled') return;
      return onError(event.error);
    });
  }

  let calls = 0;

  // Runs a call. The caller defines the result type, with a schema or a type argument.
  async function run<Result>(given: RequestOptions): Promise<Result> {
    const call = withoutPrototype(given) as IdentifiedCall;
    call.id ??= ++calls;
    call.method ??= 'GET';
    let target: CallUrl | undefined;
    let limit: TimeLimit | undefined;
    call.read ??= call.method === 'GET' || call.method === 'HEAD';
    const isRepeatable = call.read || Boolean(call.idempotencyKey);
    try {
      target = targetOf(call.url, call);
      limit = limitOf(call);
      limit.check();
      checkMethod(call);
      const createKey = target.trusted && !call.read && options.idempotencyKey;
      if (createKey) call.idempotencyKey ??= createKey();
      call.encoded = encodeBody(call.body);
      return (await resultOfCall(call, target, limit)) as Result;
    } catch (thrown) {
      const error = asApiError(thrown);
      const url = target?.url ?? withoutSecrets(String(call.url));
      const { method, silent = false, idempotencyKey } = call;
      Object.assign<ApiError, ApiErrorDetails>(error, { url, isRepeatable, idempotencyKey });
      const trusted = target?.trusted ?? false;
      events.emit({ type: 'error', id: call.id, method, url, trusted, error, silent });
      throw error;
    } finally {
      limit?.end();
    }
  }

  const targetOf = (url: string, call: CallOptions) =>
    resolve(url, call.basePath ?? basePath, call.params, call.path);

  const limitOf = (call: CallOptions) =>
    createTimeLimit(clock, call.timeoutMs ?? timeoutMs, call.signal);

  async function resultOfCall(
    call: IdentifiedCall,
    target: CallUrl,
    limit: TimeLimit,
  ): Promise<unknown> {
    const { cache: caching, schema } = call;
    const checked = <Value>(value: Value) => (schema ? limit.wait(validate(schema, value)) : value);
    const isReusable = call.read && hasComparableBody(call);
    // The server may handle a write at any time before the call settles. Therefore, caches are cleared
    // before and after a write, and reads that start later share no earlier requests.
    if (!call.read) results.removeBefore(target);
    const isAuthorized = call.authorization !== false;
    let identity = session.identityOf(target, isAuthorized);
    // Awaited only if necessary: a later write or `forget()` must not overtake this call.
    if (isPromise(identity)) {
      identity = await session.waitForIdentity(identity, target, limit, isAuthorized);
    }
    limit.check();
    const isCurrent = session.current();
    const key = isReusable ? results.keyOf(target, identity, call) : '';
    if (key && caching && caching.refresh !== true) {
      const cached = results.get(key, caching);
      if (cached !== undefined) {
        try {
          const value = await checked(cached);
          const { url, trusted } = target;
          events.emit({ type: 'cached', id: call.id, method: call.method, url, trusted });
          limit.check();
          return value;
        } catch (error) {
          // A cached result that does not match the schema counts as a cache miss.
          if (!isApiError(error, 'badResponse')) throw error;
        }
        // The validation took so long that the identity is outdated.
        if (!isCurrent()) return resultOfCall(call, target, limit);
      }
    }
    // Only equal reads share a request.
    const shared = isReusable ? shareKey(key, call) : undefined;
    const handle = pending.join(shared, key, limit, (signal) =>
      send({ call, target, identity, isCurrent, signal }),
    );
    try {
      const result = await handle.outcome;
      const value = await checked(result);
      if (key && caching && handle.mayCache()) results.set(key, result, caching);
      return value;
    } finally {
      handle.release();
      if (!call.read) results.removeBefore(target);
    }
  }

  function forget(url?: string, call: Omit<RequestOptions, 'url'> = {}): void {
    let key: string | undefined;
    if (url === undefined) session.end();
    else {
      const target = targetOf(url, call);
      const identity = session.identityOf(target, call.authorization !== false);
      // With an asynchronous identity, the key is not known, so all results are removed.
      if (!isPromise(identity)) {
        const encoded = encodeBody(call.body);
        key = results.keyOf(target, identity, { ...call, encoded });
      } else identity.catch(() => undefined);
    }
    results.remove(key);
  }

  function preparedRequest(
    call: CallOptions,
    target: CallUrl,
    identity: Identity,
    isCurrent: () => boolean,
  ): PreparedRequest {
    const headers = Object.entries(
      headersOf(call, target, identity, { contentType: false }),
    ).filter((entry): entry is [string, string] => entry[1] !== false);
    return {
      url: target.href,
      headers: Object.fromEntries(headers),
      trusted: target.trusted,
      credentials: target.trusted ? credentials : 'omit',
      dialect: options.dialect ?? 'ret_code',
      async renew(error) {
        // Unknown, and it may be sent again later. So an earlier renewal does not count.
        const sentAt = clock.now();
        const renewed = await renewedIdentity({ error, identity, target, isCurrent, sentAt });
        return renewed && preparedRequest(call, target, renewed, isCurrent);
      },
    };
  }

  const sendBody =
    (method: RequestOptions['method']) =>
    <Result>(url: string, body?: unknown, call?: CallOptions) =>
      run<Result>({ ...call, url, method, body });

  return {
    get: <Result>(url: string, call?: CallOptions) => run<Result>({ ...call, url, method: 'GET' }),
    post: sendBody('POST'),
    put: sendBody('PUT'),
    patch: sendBody('PATCH'),
    delete: <Result>(url: string, call?: CallOptions) =>
      run<Result>({ ...call, url, method: 'DELETE' }),
    request: <Result>(call: RequestOptions) => run<Result>({ ...call }),
    forget,
    resolveUrl: (url, call = {}) => targetOf(url, call).href,
    async prepare(url, call = {}) {
      const limit = limitOf({});
      try {
        const target = targetOf(url, call);
        const known = session.identityOf(target);
        const identity = await session.waitForIdentity(known, target, limit);
        return preparedRequest(call, target, identity, session.current());
      } catch (thrown) {
        throw asApiError(thrown);
      } finally {
        limit.end();
      }
    },
    on: events.on,
  };
}

const asApiError = (thrown: unknown) =>
  isApiError(thrown) ? thrown : badRequest(String(thrown), thrown);
