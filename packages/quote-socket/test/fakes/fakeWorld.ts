import {
  createQuoteSocket,
  type QuoteSocketError,
  type QuoteSocketOptions,
} from '../../src/index.ts';
import { createFakeClock } from '@tooling/testing/fakeClock';
import { createFakeNetwork, createFakePage } from './fakeNetwork.ts';

/** Creates a socket with a fake clock, network, page and random number. */
export function createFakeWorld() {
  const clock = createFakeClock();
  const network = createFakeNetwork(clock);
  const page = createFakePage();
  const errors: QuoteSocketError[] = [];
  const world = { clock, network, page, errors, random: 0.5 };
  const options: QuoteSocketOptions = {
    url: 'wss://quotes.test/',
    WebSocket: network.WebSocket,
    clock,
    page,
    random: () => world.random,
  };
  const socket = createQuoteSocket(options);
  socket.on('error', (error) => errors.push(error));
  return Object.assign(world, { options, socket });
}

/** Returns a WebSocket constructor that throws while `isMissing` returns true. */
export function failingWebSocket(
  isMissing: () => boolean,
  Real: NonNullable<QuoteSocketOptions['WebSocket']>,
): NonNullable<QuoteSocketOptions['WebSocket']> {
  return class {
    constructor(url: string) {
      if (isMissing()) throw new TypeError('not here');
      return new Real(url);
    }
  } as never;
}
