import { readAnswer } from './answer.ts';
import type { ApiClientOptions, RequestOptions } from '../clientOptions.ts';
import { systemClock } from '../clock.ts';
import { ApiError, isApiError } from '../errors/apiError.ts';
import type { Events } from '../events.ts';
import { canceled, type Sending } from './flight.ts';
import type { CallUrl } from './callUrl.ts';
import { createSend, transportError } from './transport.ts';

/** Headers that identify the user, sent to trusted hosts only (decision 12). */
const secretHeaders = /^(guid|usertoken|authorization|cookie)$/i;

/** Longest delay that timers support. Longer delays fire immediately. */
const longestMs = 2 ** 31 - 1;

/** Creates a function that sends a call, with retries if configured. */
export function createSender(options: ApiClientOptions, { emit }: Events) {
  const { clock = systemClock, guid, platform, userToken, adapter = defaultAdapters } = options;
  const send = createSend(options.axios, adapter);

  function headersOf(call: RequestOptions, target: CallUrl, traceparent: string | undefined) {
    const headers: Record<string, string | false> = {};
    if (target.trusted) {
      const token = userToken?.();
      if (guid) headers.guid = guid();
      if (platform) headers.platform = typeof platform === 'function' ? platform() : platform;
      if (token) headers.UserToken = token;
      if (traceparent) headers.traceparent = traceparent;
    }
    // `false` prevents the form content type that axios sets on requests without a body.
    headers['Content-Type'] = call.body !== undefined && 'application/json';
    if (call.idempotencyKey) headers['Idempotency-Key'] = call.idempotencyKey;
    for (const [name, value] of Object.entries(call.headers ?? {})) {
      if (target.trusted || !secretHeaders.test(name)) headers[name] = value;
    }
    return headers;
  }

  return (call: RequestOptions, target: CallUrl): Sending => {
    const { method = 'GET', timeoutMs = options.timeoutMs ?? 30_000 } = call;
    const { url } = target;

    /** Times out by its own timer: it covers headers and body, and differs from an abort. */
    function once(attempt: number, limitMs: number, reportedMs: number): Sending {
      const controller = new AbortController();
      const traceparent = options.traceparent?.();
      const config = {
        url: target.href,
        // Lowercase, as axios passes it to adapters.
        method: method.toLowerCase(),
        headers: headersOf(call, target, traceparent),
        withCredentials: target.trusted,
        signal: controller.signal,
        ...(call.body !== undefined && { data: JSON.stringify(call.body) }),
      };
      let timer: unknown;
      let fail!: (error: unknown) => void;
      const promise = new Promise<unknown>((resolve, reject) => {
        // Rejects before it aborts, so that the abort error of the adapter is ignored.
        fail = (error) => {
          clock.clearTimeout(timer);
          reject(isApiError(error) ? error : transportError(error));
          controller.abort();
        };
        const message = `timeout of ${reportedMs}ms exceeded`;
        if (limitMs > 0 && limitMs < Infinity) {
          timer = clock.setTimeout(
            () => fail(new ApiError('timeout', message, { code: 'ETIMEDOUT' })),
            Math.min(limitMs, longestMs),
          );
        }
        const sentAt = clock.now();
        emit({ type: 'request', method, url, attempt, traceparent });
        send(config)
          .then((response) => {
            clock.clearTimeout(timer);
            const { date, age } = response.headers as Record<string, string | undefined>;
            const receivedAt = clock.now();
            emit({
              type: 'response',
              method,
              url,
              status: response.status,
              durationMs: receivedAt - sentAt,
              receivedAt,
              date: age === undefined ? date : undefined,
            });
            resolve(readAnswer(response, options.dialect, target.href));
          })
          .catch(fail);
      });
      return { promise, cancel: () => fail(canceled()) };
    }

    const retry =
      method === 'GET' ? (call.retry ?? options.retry) : call.idempotencyKey && call.retry;
    return retry
      ? retry({
          once,
          timeoutMs,
          clock,
          onRetry: (attempt, delayMs, error) =>
            emit({ type: 'retry', method, url, attempt, delayMs, error }),
        })
      : once(0, timeoutMs, timeoutMs);
  };
}

/** `fetch` comes first because only `fetch` lets a page refuse redirects. */
const defaultAdapters = ['fetch', 'xhr', 'http'];
