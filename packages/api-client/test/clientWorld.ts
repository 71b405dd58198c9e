import { AxiosError, type AxiosAdapter } from 'axios';
import {
  createApiClient,
  createTtlCache,
  createUserApi,
  isApiError,
  type CallOptions,
  type StandardSchema,
} from '../src/index.ts';
import { createFakeClock } from '../src/testing/index.ts';

export const paths = ['/a', '/b', '/c'] as const;
export const ttlMs = 2_000;
export const maxEntries = 2;

/** The result of every call: its user, the state of the server, and the number of its request. */
export interface Reading {
  user: string;
  /** Number of writes that the server had handled by then. */
  version: number;
  /** Number of the request, in the order of sending. */
  request: number;
  /** Time of the server's response, in ms. */
  answeredAt: number;
}

interface PendingAnswer {
  settle(isDropped: boolean): void;
}

/** Expected state of the client. Commands update it and compare results with it. */
export interface Model {
  token: string;
  /** Version after the last completed write. */
  written: number;
  /** Requests up to this number were sent before the last `forget`. */
  forgotten: number;
  /** Number of the latest request of a completed refresh, by path and user. */
  refreshed: Record<string, number>;
}

/** Creates a client and a fake server. Commands release the server's responses in any order. */
export function createWorld() {
  const fake = createFakeClock(1e12);
  let sleptMs = 0;
  const clock = { ...fake, now: () => fake.now() + sleptMs };
  const answers: PendingAnswer[] = [];
  const validations: (() => void)[] = [];
  const controllers: AbortController[] = [];
  const problems: string[] = [];
  let version = 0;
  let requests = 0;
  let token = '';
  let unsettled = 0;
  let validatedAt = 0;

  const adapter: AxiosAdapter = (config) =>
    new Promise((resolve, reject) => {
      const request = ++requests;
      const user = String(config.headers.get('UserToken') ?? '');
      const isWrite = config.method !== 'get';
      const handlesAtOnce = request % 2 === 0;
      const handle = () => (isWrite ? ++version : version);
      const early = handlesAtOnce ? handle() : undefined;
      const answer: PendingAnswer = {
        settle(isDropped) {
          const seen = early ?? handle();
          const result: Reading = { user, version: seen, request, answeredAt: clock.now() };
          const data = JSON.stringify({ ret_code: 0, result });
          if (isDropped) reject(new AxiosError('Network Error', 'ERR_NETWORK', config));
          else resolve({ data, status: 200, statusText: '', headers: {}, config });
        },
      };
      answers.push(answer);
      config.signal?.addEventListener?.('abort', () => {
        const index = answers.indexOf(answer);
        if (index >= 0) answers.splice(index, 1);
        reject(new AxiosError('canceled', 'ERR_CANCELED', config));
      });
    });
  const cache = createTtlCache({ now: clock.now, ttlMs, maxEntries });
  const client = createApiClient({
    baseUrl: 'https://api.test',
    adapter,
    clock,
    cache,
    timeoutMs: 5_000,
    userToken: () => token,
  });
  const user = createUserApi(client, { log: () => undefined });
  const slowSchema: StandardSchema<Reading> = {
    '~standard': {
      version: 1,
      vendor: 'test',
      validate: (value) =>
        new Promise((resolve) => {
          validations.push(() => resolve({ value: value as Reading }));
        }),
    },
  };

  return {
    client,
    clock,
    user,
    problems,
    get requests() {
      return requests;
    },
    set token(next: string) {
      token = next;
    },
    /** Watches a call, which must settle once, with a result that `check` accepts or an expected error. */
    watch(call: Promise<Reading>, check: (result: Reading) => void) {
      unsettled++;
      call.then(
        (result) => {
          unsettled--;
          check(result);
        },
        (error: unknown) => {
          unsettled--;
          const kind = isApiError(error) ? error.kind : String(error);
          if (!['network', 'timeout', 'canceled'].includes(kind)) problems.push(kind);
        },
      );
    },
    /** Returns options for a read: a signal that `abort` can abort, and a schema that is slow if `isSlow` is true. */
    options(isSlow: boolean): CallOptions & { schema: StandardSchema<Reading> } {
      const controller = new AbortController();
      controllers.push(controller);
      const { signal } = controller;
      return { signal, ...(isSlow && { schema: slowSchema }) } as ReturnType<typeof this.options>;
    },
    answer(index: number, isDropped: boolean) {
      answers.splice(index % Math.max(1, answers.length), 1)[0]?.settle(isDropped);
    },
    /** Time of the last slow validation, in ms. The lifetime of a cached result starts after it. */
    get validatedAt() {
      return validatedAt;
    },
    validate() {
      validatedAt = clock.now();
      validations.shift()?.();
    },
    abort: (index: number) => controllers[index % Math.max(1, controllers.length)]?.abort(),
    /** Moves the local time forward without firing timers, as when the computer sleeps. */
    sleep: (ms: number) => (sleptMs += ms),
    /** Lets pending promises settle. */
    settle: () => clock.advance(0),
    countCached: () => {
      const keys = ['', 'ada', 'bob'].flatMap((name) =>
        paths.map((path) => {
          const href = `https://api.test/s1${path}`;
          return name ? `${href}\n${name}\n` : href;
        }),
      );
      return keys.filter((key) => cache.get(key) !== undefined).length;
    },
    /**
     * Advances the clock beyond the time limits of all calls. Returns the number of calls and timers
     * that are left.
     */
    async finish() {
      await clock.advance(5_000);
      while (validations.length > 0) this.validate();
      await this.settle();
      return { unsettled, timers: clock.pending, requests: answers.length };
    },
  };
}

export type World = ReturnType<typeof createWorld>;
