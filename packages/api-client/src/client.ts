import type { ApiClient, ApiClientOptions, CallOptions, RequestOptions } from './clientOptions.ts';
import { type ApiError, type ApiErrorDetails, isApiError } from './errors/apiError.ts';
import { createEvents } from './events.ts';
import { canceled, createFlights } from './request/flight.ts';
import { validate } from './request/schema.ts';
import { createSender } from './request/sender.ts';
import { badRequest, createUrlResolver, type CallUrl, withoutSecrets } from './request/callUrl.ts';
import { createTtlCache } from './cache/ttlCache.ts';

/**
 * Creates a client for an API that wraps its responses in envelopes (spec 7, spec 8). Calls resolve
 * to the `result` of the envelope and reject only with `ApiError` (decision 9).
 */
export function createApiClient(given: ApiClientOptions): ApiClient {
  const options = withoutInherited(given);
  const { basePath = '/s1', cache: memory = createTtlCache(), persistentCache, onError } = options;
  const events = createEvents();
  const flights = createFlights();
  const resolve = createUrlResolver(options.baseUrl, options.trustedHosts);
  const send = createSender(options, events);
  if (onError) {
    events.on((event) => {
      if (event.type === 'error' && !event.silent) onError(event.error);
    });
  }

  // The caller supplies the result type, by a schema or a type argument.
  async function request<Result>(given: RequestOptions): Promise<Result> {
    const call = withoutInherited(given);
    let target: CallUrl | undefined;
    try {
      target = resolve(call.url, call.basePath ?? basePath, call.params);
      return (await answer(call, target)) as Result;
    } catch (thrown) {
      const error = isApiError(thrown) ? thrown : badRequest(String(thrown), thrown);
      const url = target?.url ?? withoutSecrets(String(call.url));
      Object.assign<ApiError, ApiErrorDetails>(error, { url });
      const { method = 'GET', silent = false } = call;
      events.emit({ type: 'error', method, url, error, silent });
      throw error;
    }
  }

  async function answer(call: RequestOptions, target: CallUrl): Promise<unknown> {
    const { method = 'GET', signal, schema } = call;
    if (signal?.aborted) throw canceled(signal);

    const isRead = method === 'GET';
    const caching = isRead ? call.cache : undefined;
    const key = isRead ? keyOf(target, call) : '';
    if (caching && !caching.refresh) {
      const cached = memory.get(key) ?? (caching.persist ? persistentCache?.get(key) : undefined);
      if (cached !== undefined) {
        try {
          const value = schema ? await validate(schema, cached) : cached;
          events.emit({ type: 'cached', method, url: target.url });
          return value;
        } catch {
          // A cached result that does not match the schema counts as a cache miss.
        }
      }
    }

    // A refresh must not share a request that was sent before the refresh was requested.
    const shareKey = `${key} ${call.timeoutMs} ${caching?.refresh === true}`;
    const isShared = isRead && call.share !== false;
    const flight = flights.join(isShared ? shareKey : undefined, key, () => send(call, target));
    const result = await flight.wait(signal);
    const value = schema ? await validate(schema, result) : result;
    if (caching && flight.cacheable) {
      flight.cacheable = false;
      memory.set(key, result, caching);
      if (caching.persist) persistentCache?.set(key, result, caching);
    }
    return value;
  }

  return {
    get: <Result>(url: string, call?: CallOptions) =>
      request<Result>({ ...call, url, method: 'GET' }),
    post: <Result>(url: string, body?: unknown, call?: CallOptions) =>
      request<Result>({ ...call, url, method: 'POST', body }),
    request,
    forget(url?: string, call: CallOptions = {}) {
      if (url === undefined) {
        flights.forget();
        memory.clear();
        persistentCache?.clear();
        return;
      }
      const key = keyOf(resolve(url, call.basePath ?? basePath, call.params), call);
      flights.forget(key);
      memory.delete(key);
      persistentCache?.delete(key);
    },
    on: events.on,
  };
}

/** Returns the same key for reads with the same URL and headers. */
function keyOf({ href }: CallUrl, { headers }: Pick<RequestOptions, 'headers'>): string {
  return headers ? `${href} ${JSON.stringify(headers)}` : href;
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
