import { deepStrictEqual } from 'node:assert/strict';
import { createApiClient, parseEnvelope } from '@exchange/api-client';
import { createApiClient as createFetchClient } from '@exchange/api-client/fetch';
import { createPersistentCache } from '@exchange/api-client/persistent-cache';
import axios, { type AxiosAdapter } from 'axios';
import { setupCache } from 'axios-cache-interceptor';
import ky from 'ky';
import { ofetch } from 'ofetch';
import { type Contender, nanosecondsPerCall, report } from './rounds.ts';

/** A user profile as the API returns it. */
const result = {
  id: 4711,
  username: 'demo',
  vague_email: 'd***@brand.com',
  vague_mobile: '+90****12',
  mobile_verified: true,
  email_verified: true,
  has_google2fa: false,
  country_code: 'TR',
  lang: 'tr-TUR',
  parent_member_id: 0,
  is_submember: false,
  status: 1,
  loyalty_vip_info: { is_vip: true, level: 2 },
};
const text = JSON.stringify({ ret_code: 0, ret_msg: 'OK', result });
const url = 'https://api2.brand.com/s1/tasks';
const headers = { guid: 'g'.repeat(36), platform: 'pc', UserToken: 'token' };
const timeout = 30_000;

/** An axios adapter that returns `text` without a network. `stubFetch` is the equivalent `fetch` function. */
const adapter: AxiosAdapter = (config) =>
  Promise.resolve({ data: text, status: 200, statusText: 'OK', headers: {}, config });
const stubFetch = () =>
  Promise.resolve(new Response(text, { headers: { 'Content-Type': 'application/json' } }));

const options = {
  baseUrl: 'https://api2.brand.com',
  guid: () => headers.guid,
  platform: 'pc',
  userToken: () => headers.UserToken,
} as const;
const client = createApiClient({ ...options, adapter });
const clientOverFetch = createApiClient({ ...options, adapter: 'fetch' });
const fetchClient = createFetchClient(options);
const axiosOptions = { timeout, withCredentials: true, headers };
const bare = axios.create({ ...axiosOptions, adapter });
const bareOverFetch = axios.create({ ...axiosOptions, adapter: 'fetch' });
const interceptor = setupCache(axios.create({ ...axiosOptions, adapter }), { ttl: 3_600_000 });
const kyClient = ky.create({
  fetch: stubFetch,
  timeout,
  headers,
  credentials: 'include',
  retry: 0,
});
const previousFetch = globalThis.fetch;

interface Envelope {
  result: unknown;
}

const ways = {
  client: () => client.get('/tasks', { share: false }),
  bareAxios: async () => (await bare.get<Envelope>(url)).data.result,
  clientOverFetch: () => clientOverFetch.get('/tasks', { share: false }),
  fetchClient: () => fetchClient.get('/tasks', { share: false }),
  bareAxiosOverFetch: async () => (await bareOverFetch.get<Envelope>(url)).data.result,
  ky: async () => (await kyClient.get<Envelope>(url).json()).result,
  ofetch: async () =>
    (await ofetch<Envelope>(url, { timeout, headers, credentials: 'include', retry: 0 })).result,
  stubFetch: async () => (JSON.parse(await (await stubFetch()).text()) as Envelope).result,
};
/**
 * Returns the text of a response with 8,000 rows, whose ids have 17 to 20 digits.
 *
 * @param quote - `"` for ids that are strings, or nothing for ids that are numbers
 */
function longIds(quote: string): string {
  const rows = Array.from({ length: 8_000 }, (_, index) => {
    const id = `${10n ** BigInt(16 + (index % 4)) + BigInt(index) * 7n + 1n}`;
    return `{"id":${quote}${id}${quote},"symbol":"BTCUSDT","price":"61234.5","side":${index % 2}}`;
  });
  return `{"ret_code":0,"ret_msg":"OK","result":[${rows.join()}]}`;
}

/** Returns a function that calls the API client with a stub adapter, which responds with `data`. */
function getting(data: string) {
  const { get } = createApiClient({
    ...options,
    adapter: (config) =>
      Promise.resolve({ data, status: 200, statusText: 'OK', headers: {}, config }),
  });
  return () => get('/rows', { share: false });
}

const cachedWays = {
  client: () => client.get('/cached', { cache: { ttlMs: 3_600_000 } }),
  interceptor: async () => (await interceptor.get<Envelope>(url)).data.result,
};

/** Returns the CPU time of this thread in µs, which excludes the time of other programs. */
function worked(since?: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(since);
  return user + system;
}

/** Returns a contender that measures the CPU time per call in µs. Each call starts after the previous one ends. */
function microseconds(call: () => Promise<unknown>, { forMs = 400, passes = 50 } = {}): Contender {
  return async () => {
    const warmUp = process.threadCpuUsage();
    while (worked(warmUp) < forMs * 250) await call();
    let calls = 0;
    const start = process.threadCpuUsage();
    while (worked(start) < forMs * 1e3) {
      for (let pass = 0; pass < passes; pass++) await call();
      calls += passes;
    }
    return worked(start) / calls;
  };
}

/** Simulates the costs of `localStorage` in browsers: a write copies the value, and names are listed after a write. */
function memoryStorage() {
  const items = new Map<string, string>();
  let names: string[] | undefined;
  return {
    get length() {
      return items.size;
    },
    key: (index: number) => (names ??= [...items.keys()])[index] ?? null,
    getItem: (name: string) => items.get(name) ?? null,
    setItem(name: string, value: string) {
      items.set(name, Buffer.from(value).toString());
      names = undefined;
    },
    removeItem(name: string) {
      items.delete(name);
      names = undefined;
    },
  };
}

/** Returns a contender that measures the slowest of 200 writes of 10 kB into a full cache, in ms of CPU time. */
function slowestWrite(): Contender {
  return () => {
    const cache = createPersistentCache({ storage: memoryStorage() });
    const value = { text: 'x'.repeat(10_000) };
    for (let i = 0; i < 480; i++) cache.set(`filled${i}`, value);
    let slowest = 0;
    for (let i = 0; i < 200; i++) {
      const start = process.threadCpuUsage();
      cache.set(`written${i}`, value);
      slowest = Math.max(slowest, worked(start) / 1e3);
    }
    return slowest;
  };
}

/**
 * For a fair comparison, each client runs with its defaults. api-client also checks that the URL is trusted, sets
 * headers and a timeout, and parses the envelope. Only its request sharing is off, because sequential calls cannot
 * share requests. axios and api-client use a stub axios adapter. ky and ofetch use a stub `fetch`, which also creates
 * and reads a `Response`. Tables that compare both kinds list this cost in a separate row, so that you can subtract it.
 */
export async function bench(): Promise<void> {
  globalThis.fetch = stubFetch;
  try {
    for (const [name, way] of Object.entries({ ...ways, ...cachedWays })) {
      deepStrictEqual(await way(), result, `${name} returns another result`);
    }
    await report({
      title: 'api-client: a call over the same stub adapter (goal: at most 1.10 × bare axios)',
      unit: 'µs',
      contenders: {
        'api-client': microseconds(ways.client),
        'bare axios': microseconds(ways.bareAxios),
      },
    });
    await report({
      title:
        'api-client: a call, each over a stub of its transport (goal: at most ky, 1.4 × ofetch)',
      unit: 'µs',
      contenders: {
        'api-client over a stub adapter': microseconds(ways.client),
        'ky over a stub fetch': microseconds(ways.ky),
        'ofetch over a stub fetch': microseconds(ways.ofetch),
        'stub fetch, included in the two above': microseconds(ways.stubFetch),
      },
    });
    await report({
      title: 'api-client: a call, all over the same stub fetch (goal: /fetch at most ky)',
      unit: 'µs',
      contenders: {
        'api-client/fetch': microseconds(ways.fetchClient),
        "api-client, axios's fetch adapter": microseconds(ways.clientOverFetch),
        'bare axios': microseconds(ways.bareAxiosOverFetch),
        ky: microseconds(ways.ky),
        ofetch: microseconds(ways.ofetch),
      },
    });
  } finally {
    globalThis.fetch = previousFetch;
  }
  // Parse many equal objects, because a single one would stay in the CPU cache.
  const bodies = Array.from({ length: 1_000 }, () => JSON.parse(text) as unknown);
  deepStrictEqual(parseEnvelope(bodies[0]).result, result);
  await report({
    title: 'api-client: parseEnvelope of a parsed response (goal: at most 100 ns)',
    unit: 'ns',
    contenders: {
      parseEnvelope: nanosecondsPerCall(bodies, (body) => parseEnvelope(body)),
      'the property alone': nanosecondsPerCall(bodies, (body) => (body as Envelope).result),
      'for scale, JSON.parse': nanosecondsPerCall([text], (json) => JSON.parse(json) as unknown),
    },
  });
  for (const [quote, kind] of [
    ['"', 'strings'],
    ['', 'numbers'],
  ] as const) {
    const rows = longIds(quote);
    await report({
      title: `api-client: 8,000 rows with long ids as ${kind} (goal: at most 2.5 × JSON.parse)`,
      unit: 'µs',
      contenders: {
        'api-client': microseconds(getting(rows), { passes: 1 }),
        'JSON.parse': microseconds(() => Promise.resolve(JSON.parse(rows)), { passes: 1 }),
      },
    });
  }
  await report({
    title: 'api-client: a call served by the memory cache (goal: at most 1 µs)',
    unit: 'µs',
    contenders: {
      'api-client': microseconds(cachedWays.client),
      'axios-cache-interceptor': microseconds(cachedWays.interceptor),
    },
  });
  await report({
    title: 'api-client: slowest write with 4.7 MB stored (goal: at most 5 ms)',
    unit: 'ms',
    contenders: { 'persistent cache': slowestWrite() },
  });
}
