import { createTtlCache } from '../cache/ttlCache.ts';
import { systemClock } from '../clock.ts';
import { createEmitter } from '../emitter.ts';
import { type ApiError, type ApiErrorDetails, badRequest, isApiError } from '../errors/apiError.ts';
import { shown } from '../errors/shown.ts';
import { type CallUrl, createUrlResolver, withoutSecrets } from '../request/callUrl.ts';
import { createHeaders } from '../request/headers.ts';
import { createPendingRequests } from '../request/pendingRequests.ts';
import { checkMethod, encodeBody } from '../request/requestBody.ts';
import { createSender, type IdentifiedCall } from '../request/sender.ts';
import { checkMs, createTimeLimit, type TimeLimit } from '../request/timeLimit.ts';
import type { Transport } from '../transports/transport.ts';
import type { ApiEvent } from './apiEvent.ts';
import { createCallResult } from './callResult.ts';
import type { ApiClient, CallOptions, ClientOptions, RequestOptions } from './clientOptions.ts';
import { createPreparation } from './preparation.ts';
import { createResultCache } from './resultCache.ts';
import { createSession, isPromise } from './session.ts';
import { withoutPrototype } from '../ownProperties.ts';

/** Default time limit of a call, in ms (spec 7 and 9). */
const defaultTimeoutMs = 30_000;

interface FailedCall {
  readonly call: IdentifiedCall;
  /** Undefined if the URL is invalid. */
  readonly target: CallUrl | undefined;
  readonly isRepeatable: boolean;
}

/** Creates a client over a transport. */
export function createClient<Options extends ClientOptions>(
  givenOptions: Options,
  createTransport: (options: Options) => Transport,
): ApiClient {
  const options = withoutPrototype(givenOptions);
  const { clock = systemClock, persistentCache, onError } = options;
  const { cache: memory = createTtlCache({ now: () => clock.now() }) } = options;
  const { credentials = 'include', timeoutMs = defaultTimeoutMs } = options;
  checkMs('timeoutMs', timeoutMs);
  checkCredentials(credentials);
  const events = createEmitter<ApiEvent>();
  const pending = createPendingRequests();
  const results = createResultCache({ memory, persistentCache, pending });
  const session = createSession(options);
  const targetOf = createUrlResolver(options);
  const headersOf = createHeaders(options);
  const { send, renewedIdentity } = createSender({
    options,
    transport: createTransport(options),
    headersOf,
    session,
    emit: events.emit,
  });
  const prepare = createPreparation({ options, headersOf, session, renewedIdentity });
  const resultOf = createCallResult({ session, results, pending, send, emit: events.emit });
  if (onError) events.on(errorListener(onError));

  let calls = 0;

  /** Runs a call. The caller defines the result type, with a schema or a type argument. */
  async function run<Result>(request: RequestOptions): Promise<Result> {
    const call = identified(request);
    const isRepeatable = call.read || Boolean(call.idempotencyKey);
    let target: CallUrl | undefined;
    let limit: TimeLimit | undefined;
    try {
      target = targetOf(call.url, call);
      limit = limitOf(call);
      limit.check();
      checkMethod(call);
      const createKey = target.trusted && !call.read && options.idempotencyKey;
      if (createKey) call.idempotencyKey ??= createKey();
      call.encoded = encodeBody(call.body);
      return (await resultOf({ call, target, limit })) as Result;
    } catch (thrown) {
      throw failed(asApiError(thrown), { call, target, isRepeatable });
    } finally {
      limit?.end();
    }
  }

  /** Copies a call, and adds the defaults of absent options. */
  function identified(request: RequestOptions): IdentifiedCall {
    const call = withoutPrototype(request) as IdentifiedCall;
    call.id ??= ++calls;
    call.method ??= 'GET';
    call.read ??= call.method === 'GET' || call.method === 'HEAD';
    return call;
  }

  /** Adds the facts of the call to its error, and emits it. */
  function failed(error: ApiError, { call, target, isRepeatable }: FailedCall): ApiError {
    const { url = withoutSecrets(String(call.url)), trusted = false } = target ?? {};
    const { id, method, silent = false, idempotencyKey } = call;
    Object.assign<ApiError, ApiErrorDetails>(error, { url, isRepeatable, idempotencyKey });
    events.emit({ type: 'error', id, method, url, trusted, error, silent });
    return error;
  }

  const limitOf = (call: CallOptions) =>
    createTimeLimit(clock, call.timeoutMs ?? timeoutMs, call.signal);

  function forget(url?: string, call: Omit<RequestOptions, 'url'> = {}): void {
    if (url === undefined) {
      session.end();
      results.remove();
      return;
    }
    const target = targetOf(url, call);
    const identity = session.identityOf(target, call.authorization !== false);
    if (isPromise(identity)) {
      // The key is not known, so all results are removed.
      identity.catch(() => undefined);
      results.remove();
      return;
    }
    const encoded = encodeBody(call.body);
    results.remove(results.keyOf(target, identity, { ...call, encoded }));
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
        return await prepare(call, targetOf(url, call), limit);
      } catch (thrown) {
        throw asApiError(thrown);
      } finally {
        limit.end();
      }
    },
    on: events.on,
  };
}

function checkCredentials(credentials: unknown): void {
  if (['include', 'omit', 'same-origin'].some((each) => each === credentials)) return;
  throw badRequest(`credentials is ${shown(credentials)}: use "include", "omit" or "same-origin"`);
}

/** Returns a listener that passes on errors, except those of silent and canceled calls. */
const errorListener =
  (onError: NonNullable<ClientOptions['onError']>) =>
  (event: ApiEvent): void => {
    if (event.type !== 'error' || event.silent || event.error.kind === 'canceled') return;
    return onError(event.error);
  };

const asApiError = (thrown: unknown) =>
  isApiError(thrown) ? thrown : badRequest(String(thrown), thrown);
