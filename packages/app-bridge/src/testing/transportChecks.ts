import {
  awkward,
  createTransportProbe,
  expectEqual,
  probeMessage,
  type ConnectedApp,
  type TransportProbe,
} from './transportProbe.ts';

/** Options of {@link transportChecks}. */
export interface TransportCheckOptions {
  /** True if the page cannot detect whether the app is there, so `ready` never waits. Default false. */
  isAlwaysReady?: boolean;
  /** True if only the app can reach the transport, so that `replyAsOther` is not needed. Default false. */
  isPrivate?: boolean;
  /** Time within which a message must arrive and a promise must settle, in ms. Default 1,000. */
  timeoutMs?: number;
}

/** One rule of the contract of {@link Transport}. */
export interface TransportCheck {
  readonly name: string;
  /** Connects a new transport, and rejects with an `Error` if it breaks the rule. */
  run(): Promise<void>;
}

/**
 * Returns the contract of {@link Transport} as named checks for any test runner. They need real timers.
 *
 * @param connect - creates a transport and its app. The app is missing for ever if `isThere` is false.
 */
export function transportChecks(
  connect: (situation: { isThere: boolean }) => ConnectedApp,
  { isAlwaysReady = false, isPrivate = false, timeoutMs = 1_000 }: TransportCheckOptions = {},
): readonly TransportCheck[] {
  return rules
    .filter(({ isMissing, hasOther }) => !(isMissing && isAlwaysReady) && !(hasOther && isPrivate))
    .map(({ name, isMissing = false, check }) => ({
      name,
      async run() {
        const app = connect({ isThere: !isMissing });
        try {
          await check(createTransportProbe(app, timeoutMs));
        } finally {
          app.transport.dispose();
        }
      },
    }));
}

interface Rule {
  name: string;
  /** True if the app is missing. */
  isMissing?: boolean;
  /** True if another sender replies. */
  hasOther?: boolean;
  check: (probe: TransportProbe) => Promise<void>;
}

const rules: readonly Rule[] = [
  {
    name: 'sends id, method and parameters unchanged, in order',
    async check({ send, received }) {
      await send('a.1', 'a.2');
      const seen = received().map(({ id, module = 'Router', method, params }) => {
        return { id, module, method, params };
      });
      expectEqual('The messages', seen, [probeMessage('a.1'), probeMessage('a.2')]);
    },
  },
  {
    name: 'passes replies on with the id of their call, in the order of the replies',
    async check({ listen, send, reply, expectReplies }) {
      const { replies } = listen();
      await send('a.1', 'a.2', 'a.3');
      reply('a.3', { code: 'E_CANCELLED', message: awkward.text });
      reply('a.1', { code: 0, data: awkward });
      reply('a.2', { code: 7, message: 'no' });
      await expectReplies(replies, [
        ['a.3', { code: 'E_CANCELLED', message: awkward.text }],
        ['a.1', { code: 0, data: awkward }],
        ['a.2', { code: 7, message: 'no' }],
      ]);
    },
  },
  {
    name: 'passes a second reply to the same call on',
    async check({ listen, send, reply, expectReplies }) {
      const { replies } = listen();
      await send('a.1');
      reply('a.1', { code: 0, data: 1 });
      reply('a.1', { code: 0, data: 2 });
      await expectReplies(replies, [
        ['a.1', { code: 0, data: 1 }],
        ['a.1', { code: 0, data: 2 }],
      ]);
    },
  },
  {
    name: 'calls each listener until it is removed, even if it is removed twice',
    async check({ listen, send, reply, expectReplies }) {
      const removed = listen();
      const other = listen();
      await send('a.1', 'a.2');
      reply('a.1', { code: 0, data: 1 });
      await expectReplies(removed.replies, [['a.1', { code: 0, data: 1 }]]);
      removed.stop();
      removed.stop();
      reply('a.2', { code: 0, data: 2 });
      await expectReplies(other.replies, [
        ['a.1', { code: 0, data: 1 }],
        ['a.2', { code: 0, data: 2 }],
      ]);
      expectEqual('The number of calls of a removed listener', removed.replies.length, 1);
    },
  },
  {
    name: 'passes events on with an empty id',
    async check({ transport, listen, emit, expectReady, expectReplies }) {
      if (!emit) return;
      const { replies } = listen();
      await expectReady('resolved', transport.ready(), 'if the app is there');
      emit('Router.backPressed', awkward);
      await expectReplies(replies, [['', { event: 'Router.backPressed', data: awkward }]]);
    },
  },
  {
    name: 'ignores replies of another sender',
    hasOther: true,
    async check({ listen, send, reply, replyAsOther, quiet, expectReplies }) {
      if (!replyAsOther) {
        throw new Error(
          'Add `replyAsOther`, or set `isPrivate` if nobody else can reach the transport.',
        );
      }
      const { replies } = listen();
      await send('a.1');
      replyAsOther('a.1', { code: 0, data: 'other' });
      await quiet();
      expectEqual('The calls of a listener after the reply of another sender', replies, []);
      reply('a.1', { code: 0, data: 'own' });
      await expectReplies(replies, [['a.1', { code: 0, data: 'own' }]]);
    },
  },
  {
    name: 'lets several calls wait at the same time, except one whose signal is aborted',
    async check({ transport, expectReady }) {
      const aborted = transport.ready(AbortSignal.abort());
      const waits = [transport.ready(), transport.ready()];
      await expectReady('rejected', aborted, 'after its signal aborts');
      for (const ready of waits) await expectReady('resolved', ready, 'if the app is there');
    },
  },
  {
    name: 'waits for a missing app until the signal aborts, or until `dispose`',
    isMissing: true,
    async check({ transport, quiet, expectReady }) {
      const controller = new AbortController();
      const aborted = transport.ready(controller.signal);
      const disposed = transport.ready();
      let settled = 0;
      // Their rejections are expected, and are read below.
      for (const ready of [aborted, disposed]) {
        const count = () => {
          settled += 1;
        };
        ready.then(count, count);
      }
      await quiet();
      expectEqual('The number of settled promises of `ready`', settled, 0);
      controller.abort();
      await expectReady('rejected', aborted, 'after its signal aborts');
      transport.dispose();
      await expectReady('rejected', disposed, 'after `dispose`');
    },
  },
  {
    name: 'is silent after `dispose`, and leaves nothing',
    async check({ transport, listen, send, reply, leftovers, quiet, expectReady }) {
      const { replies } = listen();
      await send('a.1');
      transport.dispose();
      transport.dispose();
      await expectReady('rejected', transport.ready(), 'after `dispose`');
      try {
        reply('a.1', { code: 0 });
      } catch {
        // The app may fail, because the function that it calls is gone.
      }
      await quiet();
      expectEqual('The calls of a listener after `dispose`', replies, []);
      expectEqual('The leftovers after `dispose`', leftovers?.() ?? [], []);
    },
  },
];
