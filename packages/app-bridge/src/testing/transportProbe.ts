import type { NativeMessage, NativeReply, Transport } from '../transports/transport.ts';

/** Transport that is connected to an app which the checks control, see {@link transportChecks}. */
export interface ConnectedApp {
  transport: Transport;
  /**
   * Returns the messages that the app received, in order, as the app reads them. `module` is compared only if it is
   * there.
   */
  received(): readonly (Omit<NativeMessage, 'module'> & { module?: string })[];
  /** Sends a reply in the app's own format. */
  reply(id: string, reply: NativeReply): void;
  /**
   * Sends the same reply as another sender, such as a frame of the page. Required unless the checks have the option
   * `isPrivate`.
   */
  replyAsOther?(id: string, reply: NativeReply): void;
  /** Sends an event in the app's own format. Omit it if the app has no events. */
  emit?(event: string, data: unknown): void;
  /** Returns names of the globals, listeners and elements that the transport has added and not yet removed. */
  leftovers?(): readonly string[];
}

/** Reads and controls a connected app for one check. */
export interface TransportProbe extends ConnectedApp {
  /** Sends messages, and waits until the app has received them. */
  send(...ids: string[]): Promise<void>;
  /** Adds a listener, and records its calls with the fields that the contract names. */
  listen(): { replies: readonly ReceivedReply[]; stop: () => void };
  /** Waits until a listener was called as often as expected, then compares its calls. */
  expectReplies(
    replies: readonly ReceivedReply[],
    expected: readonly ReceivedReply[],
  ): Promise<void>;
  expectReady(expected: 'resolved' | 'rejected', ready: Promise<void>, when: string): Promise<void>;
  /** Waits for the time in which something must not happen. */
  quiet(): Promise<void>;
}

export type ReceivedReply = readonly [id: string, reply: Partial<NativeReply> & { event?: string }];

/** Values that arrive changed if a format does not escape them. */
export const awkward = { text: 'ünï "quoted" \\ \u2028 %20+&=', deep: [{ x: null }, 0, false] };

/** Returns the message that the checks send. */
export function probeMessage(id: string): NativeMessage {
  return { id, module: 'Router', method: 'push', params: awkward };
}

/** Time for which something must not happen, in ms. */
const quietMs = 30;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

export function createTransportProbe(app: ConnectedApp, timeoutMs: number): TransportProbe {
  async function until(isMet: () => boolean, failure: () => string) {
    const end = Date.now() + timeoutMs;
    while (!isMet()) {
      if (Date.now() > end) throw new Error(failure());
      await pause(1);
    }
  }

  async function expectReady(expected: string, ready: Promise<void>, when: string) {
    const state = await Promise.race([
      ready.then(
        () => 'resolved',
        () => 'rejected',
      ),
      pause(timeoutMs).then(() => 'pending'),
    ]);
    if (state === expected) return;
    throw new Error(`The promise of \`ready\` must be ${expected} ${when}, but it is ${state}.`);
  }

  return {
    ...app,
    expectReady,
    quiet: () => pause(quietMs),
    async send(...ids) {
      for (const id of ids) {
        await expectReady('resolved', app.transport.ready(), 'if the app is there');
        app.transport.send(probeMessage(id));
      }
      const count = () => app.received().length;
      await until(
        () => count() >= ids.length,
        () => `The app received ${count()} of ${ids.length} messages.`,
      );
    },
    listen() {
      const replies: ReceivedReply[] = [];
      const stop = app.transport.onReply((id, reply) => {
        const { code, data, message, event } = (reply ?? {}) as ReceivedReply[1] & NativeReply;
        replies.push([id, { code, data, message, event }]);
      });
      return { replies, stop };
    },
    async expectReplies(replies, expected) {
      await until(
        () => replies.length >= expected.length,
        () => `A listener was called ${replies.length} times, not ${expected.length} times.`,
      );
      expectEqual('The calls of a listener', replies, expected);
    },
  };
}

/** @throws Error with both values if they differ as JSON */
export function expectEqual(subject: string, actual: unknown, expected: unknown) {
  const [actualText, expectedText] = [actual, expected].map((value) =>
    JSON.stringify(sorted(value)),
  );
  if (actualText === expectedText) return;
  throw new Error(`${subject} must be ${expectedText}, not ${actualText}.`);
}

/** Returns the data with sorted names, so that equal values have equal JSON. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([name, each]) => [name, sorted(each)]));
}
