import { deepStrictEqual } from 'node:assert/strict';
import { createApiClient, createPersistentCache, parseEnvelope } from '@exchange/api-client';
import axios, { type AxiosAdapter } from 'axios';
import ky from 'ky';
import { ofetch } from 'ofetch';
import { type Contender, nanosecondsPerCall, report } from './rounds.ts';

/** A profile, as the wire has it. */
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

/** The same answer without a network: an axios adapter, and a `fetch`. */
const adapter: AxiosAdapter = (config) =>
  Promise.resolve({ data: text, status: 200, statusText: 'OK', headers: {}, config });
const stubFetch = () =>
  Promise.resolve(new Response(text, { headers: { 'Content-Type': 'application/json' } }));

const overAdapter = {
  'api-client': createApiClient({
    baseUrl: 'https://api2.brand.com',
    adapter,
    guid: () => headers.guid,
    platform: 'pc',
    userToken: () => headers.UserToken,
  }),
};
const overFetch = createApiClient({
  baseUrl: 'https://api2.brand.com',
  adapter: 'fetch',
  guid: () => headers.guid,
  platform: 'pc',
  userToken: () => headers.UserToken,
});
const bare = axios.create({ adapter, timeout, withCredentials: true, headers });
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
  'api-client over a stub adapter': () => overAdapter['api-client'].get('/tasks'),
  'bare axios over a stub adapter': async () => (await bare.get<Envelope>(url)).data.result,
  'api-client over a stub fetch': () => overFetch.get('/tasks'),
  'ky over a stub fetch': async () => (await kyClient.get<Envelope>(url).json()).result,
  'ofetch over a stub fetch': async () =>
    (await ofetch<Envelope>(url, { timeout, headers, credentials: 'include', retry: 0 })).result,
};

/** This thread's own work so far, in µs: what else runs on the machine does not count. */
function worked(since?: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(since);
  return user + system;
}

/** Microseconds of work a call, one after the other. */
function microseconds(call: () => Promise<unknown>, forMs = 400): Contender {
  return async () => {
    for (let warmUp = 0; warmUp < 300; warmUp++) await call();
    let calls = 0;
    const start = process.threadCpuUsage();
    while (worked(start) < forMs * 1e3) {
      for (let pass = 0; pass < 50; pass++) await call();
      calls += 50;
    }
    return worked(start) / calls;
  };
}

/** As `localStorage` keeps it; a write copies, as the browser's does. */
function memoryStorage() {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    key: (index: number) => [...items.keys()][index] ?? null,
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, Buffer.from(value).toString()),
    removeItem: (name: string) => void items.delete(name),
  };
}

/** The slowest of many writes of 10 kB into a full cache, in ms of work. */
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

export async function bench(): Promise<void> {
  globalThis.fetch = stubFetch;
  try {
    for (const [name, way] of Object.entries(ways)) {
      deepStrictEqual(await way(), result, `${name} answers otherwise`);
    }
    await report({
      title: 'api-client: one call, against bare axios (goal: at most 1.10 × bare axios)',
      unit: 'µs',
      contenders: {
        'api-client': microseconds(ways['api-client over a stub adapter']),
        'bare axios': microseconds(ways['bare axios over a stub adapter']),
      },
    });
    await report({
      title:
        'api-client: one call, against fetch clients (goal: no slower than ky, at most 1.4 × ofetch)',
      unit: 'µs',
      contenders: {
        'api-client, stub adapter': microseconds(ways['api-client over a stub adapter']),
        "api-client, axios's fetch adapter": microseconds(ways['api-client over a stub fetch']),
        ky: microseconds(ways['ky over a stub fetch']),
        ofetch: microseconds(ways['ofetch over a stub fetch']),
      },
    });
  } finally {
    globalThis.fetch = previousFetch;
  }
  deepStrictEqual(parseEnvelope(JSON.parse(text)).result, (JSON.parse(text) as Envelope).result);
  await report({
    title: 'api-client: parseEnvelope (goal: at most 100 ns beyond JSON.parse)',
    unit: 'ns',
    contenders: {
      'JSON.parse + parseEnvelope': nanosecondsPerCall([text], (json) =>
        parseEnvelope(JSON.parse(json)),
      ),
      'JSON.parse': nanosecondsPerCall([text], (json) => JSON.parse(json) as unknown),
      'parseEnvelope alone': nanosecondsPerCall([JSON.parse(text) as unknown], (body) =>
        parseEnvelope(body),
      ),
    },
  });
  await overAdapter['api-client'].get('/cached', { cache: { ttlMs: 3_600_000 } });
  await report({
    title: 'api-client: a call answered by the memory cache (goal: at most 1 µs)',
    unit: 'µs',
    contenders: {
      'cache hit': microseconds(() => overAdapter['api-client'].get('/cached', { cache: {} })),
    },
  });
  await report({
    title: 'api-client: slowest write with 4.7 MB stored (goal: at most 5 ms)',
    unit: 'ms',
    contenders: { 'persistent cache': slowestWrite() },
  });
}
