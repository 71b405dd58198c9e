import type {
  SharedQuoteSocketOptions,
  TabChannelConstructor,
} from '../../src/tabs/sharedQuoteSocket.ts';

type Apis = Required<Pick<SharedQuoteSocketOptions, 'locks' | 'BroadcastChannel'>>;

const blocked = () => new DOMException('The operation is insecure.', 'SecurityError');

function throwing(): never {
  throw blocked();
}

/** Ways in which browsers block the APIs that tabs share a connection with, such as when cookies are blocked. */
export const blockedApis: Record<string, (apis: Apis) => Apis> = {
  'BroadcastChannel throws': (apis) => ({
    ...apis,
    BroadcastChannel: class {
      constructor() {
        throwing();
      }
    } as unknown as TabChannelConstructor,
  }),
  'postMessage throws': ({ locks, BroadcastChannel }) => ({
    locks,
    BroadcastChannel: class extends BroadcastChannel {
      override postMessage() {
        throwing();
      }
    },
  }),
  'a lock request throws': (apis) => ({ ...apis, locks: { request: throwing } }),
  'a lock request rejects': (apis) => ({
    ...apis,
    locks: { request: () => Promise.reject(blocked()) },
  }),
  'the second lock request rejects': ({ locks, BroadcastChannel }) => {
    let count = 0;
    return {
      BroadcastChannel,
      locks: {
        request: (...parameters) =>
          (count += 1) === 1 ? locks.request(...parameters) : Promise.reject(blocked()),
      },
    };
  },
  'the second lock request throws': ({ locks, BroadcastChannel }) => {
    let count = 0;
    return {
      BroadcastChannel,
      locks: {
        request: (...parameters) =>
          (count += 1) === 1 ? locks.request(...parameters) : throwing(),
      },
    };
  },
};
