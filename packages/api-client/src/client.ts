import type {
  ApiClient,
  ApiClientOptions,
  CallCache,
  CallOptions,
  RequestOptions,
} from './clientOptions.ts';
import { createTtlCache } from './cache/ttlCache.ts';
import { type ApiError, type ApiErrorDetails, isApiError } from './errors/apiError.ts';
import { createEmitter } from './emitter.ts';
import type { ApiEvent } from './events.ts';
import { badRequest, type CallUrl, createUrlResolver, withoutSecrets } from './request/callUrl.ts';
import { canceled, createPendingRequests } from './request/pendingRequests.ts';
import { requestKey } from './request/requestKey.ts';
import { validate } from './request/schema.ts';
import { createSender, type IdentifiedCall } from './request/sender.ts';

/**
 * Creates a client for an API that wraps its responses in envelopes (spec 7, spec 8). Calls resolve
 * to the `result` of the envelope and reject only with `ApiError` (decision 9).
 */
export function createApiClient(given: ApiClientOptions): ApiClient {
  const options = withoutInherited(given);
  const { basePath = '/s1', cache: memory = createTtlCache(), persistentCache, onError } = options;
  const events = createEmitter<ApiEvent>();
  const pending = createPendingRequests();
  const resolve = createUrlResolver(options.baseUrl, options.trustedHosts);
  const send = createSender(options, events.emit);
  if (onError) {
    events.on((event) => {
      if (event.type !== 'error' || event.silent || event.error.kind === 'canceled') return;
      onError(event.error);
    });
  }

  let calls = 0;

  // The caller supplies the result type, by a schema or a type argument. Adds an id to the call.
  async function run<Result>(given: RequestOptions): Promise<Result> {
    const call = withoutInherited(given) as IdentifiedCall;
    call.id ??= ++calls;
    let target: CallUrl | undefined;
    try {
      target = targetOf(call.url, call);
      if (call.signal?.aborted) throw canceled(call.signal);
      const isRead = (call.method ?? 'GET') === 'GET';
      return (await (isRead ? read(call, target) : write(call, target))) as Result;
    } catch (thrown) {
      const error = isApiError(thrown) ? thrown : badRequest(String(thrown), thrown);
      const url = target?.url ?? withoutSecrets(String(call.url));
      Object.assign<ApiError, ApiErrorDetails>(error, { url });
      const { method = 'GET', silent = false } = call;
      const trusted = target?.trusted ?? false;
      events.emit({ type: 'error', id: call.id, method, url, trusted, error, silent });
      throw error;
    }
  }

  const targetOf = (url: string, call: CallOptions) =>
    resolve(url, call.basePath ?? basePath, call.params, call.path);

  /** Only trusted hosts get the token (decision 12). */
  const tokenFor = ({ trusted }: CallUrl) => (trusted ? options.userToken?.() : undefined);

  async function read(call: IdentifiedCall, target: CallUrl): Promise<unknown> {
    const { cache: caching, schema, share = true, timeoutMs } = call;
    const token = tokenFor(target);
    const key = requestKey(target.href, token, call.headers);
    if (caching && !caching.refresh) {
      const cached = readCaches(key, caching);
      if (cached !== undefined) {
        try {
          const value = schema ? await validate(schema, cached) : cached;
          const { url, trusted } = target;
          events.emit({ type: 'cached', id: call.id, method: 'GET', url, trusted });
          return value;
        } catch {
          // A cached result that does not match the schema counts as a cache miss.
        }
      }
    }
    // A refresh never shares a request of a call that accepts cached results.
    const shareKey = share ? `${key} ${timeoutMs} ${caching?.refresh === true}` : undefined;
    return settle(call, target, token, key, shareKey);
  }

  async function settle(
    call: IdentifiedCall,
    target: CallUrl,
    token = tokenFor(target),
    key = '',
    shareKey?: string,
  ): Promise<unknown> {
    const { cache: caching, schema, signal } = call;
    const handle = pending.join(shareKey, key, signal, () => send(call, target, token));
    try {
      const result = await handle.outcome;
      const value = schema ? await validate(schema, result) : result;
      if (key && caching) {
        const isCached = handle.mayCache();
        if (isCached || caching.refresh) {
          // A refresh whose result may not be cached leaves no older result behind.
          const kept = isCached ? result : undefined;
          memory.set(key, kept, caching);
          if (caching.persist) persistentCache?.set(key, kept, caching);
        }
      }
      return value;
    } finally {
      handle.leave();
    }
  }

  function readCaches(key: string, { persist }: CallCache): unknown {
    const cached = memory.get(key);
    return cached === undefined && persist ? persistentCache?.get(key) : cached;
  }

  /**
   * The server may handle the write at any time until it settles. So reads that start meanwhile do
   * not share requests from before, and no result from before stays in a cache.
   */
  async function write(call: IdentifiedCall, target: CallUrl): Promise<unknown> {
    pending.end();
    try {
      return await settle(call, target);
    } finally {
      forget();
    }
  }

  function forget(url?: string, call: CallOptions = {}): void {
    let key: string | undefined;
    if (url !== undefined) {
      const target = targetOf(url, call);
      key = requestKey(target.href, tokenFor(target), call.headers);
    }
    pending.end(key);
    for (const cache of [memory, persistentCache]) {
      if (key === undefined) cache?.clear();
      else cache?.delete(key);
    }
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
    on: events.on,
  };
}

/**
 * Returns options that inherit nothing from a polluted `Object.prototype`. Copies them only if it
 * is polluted, because objects without a prototype are slow.
 */
function withoutInherited<T extends object>(options: T): T {
  for (const name in {}) {
    if (name) return Object.assign<object, T>(Object.create(null) as object, options);
  }
  return options;
}
