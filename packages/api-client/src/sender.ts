import { readAnswer } from './answer.ts';
import type { ApiClientOptions, RequestOptions } from './clientOptions.ts';
import type { Clock } from './clock.ts';
import { type ApiError, isApiError } from './errors.ts';
import type { Events } from './events.ts';
import { canceled, type Sending } from './flight.ts';
import { mayRetry, pauseMs } from './retry.ts';
import { badRequest, type Target, withoutSecrets } from './target.ts';
import {
  type Exchange,
  exchange,
  type RawResponse,
  type Send,
  type WireConfig,
} from './transport.ts';

/** What the client's options say about sending, defaults filled in. */
export interface SenderOptions extends Pick<
  ApiClientOptions,
  'dialect' | 'guid' | 'platform' | 'retry' | 'serverClock' | 'traceparent' | 'userToken'
> {
  send: Send;
  timeoutMs: number;
  clock: Clock;
  random: () => number;
  events: Events;
}

/** Headers that say who somebody is: for trusted hosts alone (decision 12). */
const secretHeaders = /^(guid|usertoken|authorization|cookie)$/i;

/** Makes the function that sends a call, as often as its retries allow. */
export function createSender(options: SenderOptions) {
  const { clock, events, serverClock } = options;

  function headersOf(call: RequestOptions, target: Target, traceparent: string | undefined) {
    const { guid, platform, userToken } = options;
    const headers: Record<string, string | false> = {};
    if (target.trusted) {
      const token = userToken?.();
      if (guid) headers.guid = guid();
      if (platform) headers.platform = typeof platform === 'function' ? platform() : platform;
      if (token) headers.UserToken = token;
      if (traceparent) headers.traceparent = traceparent;
    }
    // `false`: axios would name a form where there is no body.
    headers['Content-Type'] = call.body !== undefined && 'application/json';
    if (call.idempotencyKey) headers['Idempotency-Key'] = call.idempotencyKey;
    for (const name of Object.keys(call.headers ?? {})) {
      if (target.trusted || !secretHeaders.test(name)) headers[name] = call.headers?.[name] ?? '';
    }
    return headers;
  }

  function configOf(call: RequestOptions, target: Target, traceparent: string | undefined) {
    const config: WireConfig = {
      url: target.href,
      // In small letters: what adapters are given by axios.
      method: (call.method ?? 'GET').toLowerCase(),
      headers: headersOf(call, target, traceparent),
      withCredentials: target.trusted,
    };
    if (call.body !== undefined) config.data = toJson(call.body);
    return config;
  }

  function onResponse(response: RawResponse, sentAt: number, method: string, url: string) {
    const receivedAt = clock.now();
    const { date, age } = response.headers as Record<string, unknown>;
    // An answer out of an HTTP cache tells an old time. The header is cut to whole seconds.
    if (typeof date === 'string' && age === undefined) {
      serverClock?.sample({ serverTime: Date.parse(date) + 500, sentAt, receivedAt });
    }
    const { status } = response;
    events.emit({ type: 'response', method, url, status, durationMs: receivedAt - sentAt });
  }

  return (call: RequestOptions, target: Target): Sending => {
    const { method = 'GET', timeoutMs = options.timeoutMs } = call;
    const url = withoutSecrets(target.href);
    const retry =
      method === 'GET' ? (call.retry ?? options.retry) : call.idempotencyKey && call.retry;
    let stage: Pick<Exchange, 'cancel'> | undefined;
    let given: ApiError | undefined;

    async function once(attempt: number, limitMs: number, message: string): Promise<unknown> {
      const traceparent = options.traceparent?.();
      const config = configOf(call, target, traceparent);
      const sentAt = serverClock || events.any ? clock.now() : 0;
      if (events.any) events.emit({ type: 'request', method, url, attempt, traceparent });
      const sent = exchange(options.send, config, { ms: limitMs, message, url }, clock);
      stage = sent;
      const response = await sent.promise;
      if (serverClock || events.any) onResponse(response, sentAt, method, url);
      return readAnswer(response, options.dialect, target.href, url);
    }

    async function persist(): Promise<unknown> {
      if (!retry) return once(0, timeoutMs, timeoutMessage(timeoutMs));
      const deadlineMs = retry.deadlineMs ?? (timeoutMs > 0 ? 2 * timeoutMs : Infinity);
      const endsAt = clock.now() + deadlineMs;
      for (let attempt = 0; ; attempt++) {
        try {
          const leftMs = endsAt - clock.now();
          return timeoutMs > 0 && timeoutMs <= leftMs
            ? await once(attempt, timeoutMs, timeoutMessage(timeoutMs))
            : await once(attempt, leftMs, timeoutMessage(deadlineMs));
        } catch (error) {
          if (given) throw given;
          if (!isApiError(error) || attempt >= retry.retries || !mayRetry(error)) throw error;
          const delayMs = pauseMs(retry, attempt, options.random);
          if (clock.now() + delayMs >= endsAt) throw error;
          events.emit({ type: 'retry', method, url, attempt: attempt + 1, delayMs, error });
          await pause(delayMs);
        }
      }
    }

    function pause(ms: number): Promise<void> {
      return new Promise((resolve, reject) => {
        const timer = clock.setTimeout(resolve, ms);
        stage = {
          cancel(error) {
            clock.clearTimeout(timer);
            reject(error);
          },
        };
      });
    }

    return {
      promise: persist(),
      cancel() {
        given = canceled(url);
        stage?.cancel(given);
      },
    };
  };
}

function timeoutMessage(ms: number): string {
  return `timeout of ${ms}ms exceeded`;
}

function toJson(body: unknown): string {
  try {
    return JSON.stringify(body);
  } catch (cause) {
    throw badRequest('the body cannot be written as JSON', cause);
  }
}
