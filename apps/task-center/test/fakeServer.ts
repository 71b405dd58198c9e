import {
  createFakeTransport,
  type FakeCall,
  type FakeStep,
  type FakeTransport,
} from '@exchange/api-client/testing';
import {
  businessCodes,
  endpoints,
  type BusinessCode,
  type EndpointName,
} from '@exchange/task-center-api';
import { paths } from '../app.config.ts';
import { answers } from './answers.ts';

export type Steps = FakeStep | readonly FakeStep[];

export interface FakeServer extends Pick<FakeTransport, 'fetch'> {
  /** Replaces an endpoint's response to later calls. */
  answer(name: EndpointName, steps: Steps): void;
  /** Replaces the response to the profile call. */
  answerProfile(steps: Steps): void;
  /** Replaces the response to requests for the market's symbols. */
  answerSymbols(steps: Steps): void;
  /** Returns how many times a path has been requested. */
  countOf(path: string): number;
  /** Returns the calls to an endpoint so far. */
  callsOf(name: EndpointName): FakeCall[];
}

export const result = (value: unknown): FakeStep => ({ type: 'result', result: value });

/** A code that is unknown to the client. */
const unknownCode = 99;

/** Returns an error response with the code of this name. */
export const refusal = (name: BusinessCode | 'unknown'): FakeStep => ({
  type: 'reply',
  body: {
    ret_code: name === 'unknown' ? unknownCode : businessCodes[name],
    ret_msg: 'no',
    result: {},
  },
});

/** Creates a server with valid responses, which tests can replace. */
export function createFakeServer({ isGuest }: { isGuest: boolean }): FakeServer {
  const routes: Record<string, Steps> = { 'GET /x-api/quote/v1/candles': result({ series: [] }) };
  const { fetch, calls } = createFakeTransport(routes);
  const server: FakeServer = {
    fetch,
    answer(name, steps) {
      routes[`${endpoints[name].method} ${paths.taskCenter[name]}`] = steps;
    },
    answerProfile(steps) {
      routes['GET /v2/private/user/profile'] = steps;
    },
    answerSymbols(steps) {
      routes['GET /x-api/quote/v1/symbols'] = steps;
    },
    countOf: (path) => calls.filter(({ url }) => new URL(url).pathname === path).length,
    callsOf: (name) => calls.filter(({ url }) => new URL(url).pathname === paths.taskCenter[name]),
  };
  server.answerSymbols(result({ symbols: [{ symbol: 'BTCUSDT' }, { symbol: 'ETHUSDT' }] }));
  server.answerProfile(isGuest ? refusal('notLoggedIn') : result({ id: 1, username: 'demo' }));
  for (const [name, answer] of Object.entries(answers)) {
    server.answer(name as keyof typeof answers, result(answer));
  }
  return server;
}
