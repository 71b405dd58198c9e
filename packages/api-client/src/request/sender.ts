import { readAnswer } from './answer.ts';
import type { ApiClientOptions, RequestOptions } from '../clientOptions.ts';
import { systemClock } from '../clock.ts';
import { ApiError, isApiError } from '../errors/apiError.ts';
import type { Emitter } from '../emitter.ts';
import type { ApiEvent } from '../events.ts';
import { canceled, type Sending } from './pendingRequests.ts';
import { badRequest, type CallUrl } from './callUrl.ts';
import { createSend, transportError } from './transport.ts';

/** Headers that identify the user, sent to trusted hosts only (decision 12). In lower case. */
const secretHeaders = ['guid', 'usertoken', 'authorization', 'cookie'];

/** Longest delay that timers support. Longer delays fire immediately. */
const longestMs = 2 ** 31 - 1;

/** A call whose `id` is known. */
export type IdentifiedCall = RequestOptions & { id: string | number };

/** Creates a function that sends a call once. */
export function createSender(options: ApiClientOptions, emit: Emitter<ApiEvent>['emit']) {
  const { clock = systemClock, guid, platform } = options;
  const send = createSend(options.axios, options.adapter);

  function headersOf(
    call: RequestOptions,
    target: CallUrl,
    token: string | undefined,
    traceparent: string | undefined,
  ) {
    const headers: Record<string, string | false> = {};
    if (target.trusted) {
      if (guid) headers.guid = guid();
      if (platform) headers.platform = typeof platform === 'function' ? platform() : platform;
      if (token) headers.UserToken = token;
      if (traceparent) headers.traceparent = traceparent;
    } else {
      // `false` also removes the default of an axios instance.
      for (const name of secretHeaders) headers[name] = false;
    }
    // `false` prevents the form content type that axios sets on requests without a body.
    headers['Content-Type'] = call.body !== undefined && 'application/json';
    if (call.idempotencyKey) headers['Idempotency-Key'] = call.idempotencyKey;
    for (const [name, value] of Object.entries(call.headers ?? {})) {
      if (target.trusted || !secretHeaders.includes(name.toLowerCase())) headers[name] = value;
    }
    return headers;
  }

  return (call: IdentifiedCall, target: CallUrl, token: string | undefined): Sending => {
    const { method = 'GET', timeoutMs = options.timeoutMs ?? 30_000 } = call;
    if (!(timeoutMs >= 0)) throw badRequest(`timeoutMs is ${timeoutMs}: use 0 (no limit) or more`);
    const { url, trusted } = target;
    const base = { id: call.id, method, url, trusted };
    const controller = new AbortController();
    const traceparent = options.traceparent?.();
    const config = {
      url: target.href,
      // Lowercase, as axios passes it to adapters.
      method: method.toLowerCase(),
      headers: headersOf(call, target, token, traceparent),
      withCredentials: trusted,
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
      // Times out by its own timer: it covers headers and body, and differs from an abort.
      if (timeoutMs > 0 && timeoutMs < Infinity) {
        const message = `timeout of ${timeoutMs}ms exceeded`;
        timer = clock.setTimeout(
          () => fail(new ApiError('timeout', message, { code: 'ETIMEDOUT' })),
          Math.min(timeoutMs, longestMs),
        );
      }
      const sentAt = clock.now();
      emit({ ...base, type: 'request', traceparent });
      send(config)
        .then((response) => {
          clock.clearTimeout(timer);
          const headers = response.headers as Record<string, string | undefined>;
          const { date, age } = headers;
          const receivedAt = clock.now();
          emit({
            ...base,
            type: 'response',
            status: response.status,
            durationMs: receivedAt - sentAt,
            receivedAt,
            header: (name) => headers[name.toLowerCase()],
            date: age === undefined ? date : undefined,
          });
          resolve(readAnswer(response, options.dialect, target.href));
        })
        .catch(fail);
    });
    return { promise, cancel: () => fail(canceled()) };
  };
}
