import type { Clock } from '../clock.ts';
import { messageText, type Link, type LinkEvents } from '../connection/link.ts';
import type { PageLifecycle } from '../connection/pageLifecycle.ts';
import type { Quote } from '../wire/codec.ts';
import { errorOf } from './plainError.ts';
import type { LeaderMessage, TabRequest, TopicUpdate } from './tabMessage.ts';

interface TabLinkOptions {
  clock: Clock;
  page: Pick<PageLifecycle, 'hidden'>;
  /** Shows states of the leader's channels. */
  onTopics: (updates: readonly TopicUpdate[]) => void;
  /** Sends a request to the leader. */
  post: (request: TabRequest) => void;
  /** Takes the connection from a leader that does not answer. */
  steal: () => void;
  /** Time that the leader has to answer. */
  graceMs: number;
  flushMs: number;
  pingMs: number;
}

export interface TabLink<Item extends Quote> extends Link {
  readonly ping: () => void;
  receive(message: LeaderMessage<Item>): void;
  /** Asks for every quote of these symbols, and of no others. */
  requestEvery(symbols: readonly string[]): void;
}

/**
 * Link of a tab to the leader. It opens when the leader's connection is open, and ends when that
 * connection ends.
 */
export function createTabLink<Item extends Quote>(
  { clock, page, onTopics, post, steal, graceMs, flushMs, pingMs }: TabLinkOptions,
  { onOpen, onFrame, onEnd }: Pick<LinkEvents<Item>, 'onOpen' | 'onFrame' | 'onEnd'>,
): TabLink<Item> {
  let knownLeader: string | undefined;
  let isOpen = false;
  let isClosed = false;
  const stealTimer = clock.setTimeout(steal, graceMs);
  let nudgeTimer: unknown;

  function receive(message: LeaderMessage<Item>) {
    clock.clearTimeout(stealTimer);
    const isNewLeader = message.leader !== knownLeader;
    knownLeader = message.leader;
    if (isOpen && isNewLeader) {
      // A new leader does not have this tab's subscriptions. The next link sends them.
      onEnd('closed', { code: 1001, reason: 'Another tab took over' });
    } else if (hasEnded(message)) {
      end(message);
    } else {
      // A broadcast is not an answer to `hello`, so a new leader may have missed it. Send it again.
      if (isNewLeader && message.to === undefined) post({ type: 'hello' });
      if (!isOpen && message.phase === 'open') {
        isOpen = true;
        onOpen();
      }
      passOn(message);
    }
  }

  /** Returns whether the leader's connection ended, or never opened. */
  function hasEnded({ phase }: LeaderMessage<Item>): boolean {
    return phase !== 'open' && (isOpen || phase !== 'connecting');
  }

  function end({ status, close, error }: LeaderMessage<Item>) {
    const ended = status === 'error' ? 'error' : 'closed';
    onEnd(ended, close ?? { code: 1006, reason: '' }, error && errorOf(error));
  }

  /** Each listener can close the link. */
  function passOn({ frame, topics, isSlow }: LeaderMessage<Item>) {
    if (frame && !isClosed) onFrame(frame);
    if (topics && !isClosed) onTopics(topics);
    if (isSlow && !page.hidden && !isClosed) nudge();
  }

  /** Pings a leader whose timers are delayed, so that it flushes on time. */
  function nudge() {
    clock.clearTimeout(nudgeTimer);
    nudgeTimer = clock.setTimeout(ping, flushMs);
  }

  function ping() {
    post({ type: 'ping' });
  }

  post({ type: 'hello' });

  return {
    pingMs,
    isWaiting: false,
    receive,
    ping,
    subscribe(symbols) {
      post({ type: 'subscribe', symbols });
    },
    unsubscribe(symbols) {
      post({ type: 'unsubscribe', symbols });
    },
    requestEvery(symbols) {
      if (isOpen) post({ type: 'every', symbols });
    },
    send(message) {
      const text = messageText(message);
      if (text === undefined) return false;
      post({ type: 'send', text });
      return true;
    },
    close() {
      isClosed = true;
      clock.clearTimeout(stealTimer);
      clock.clearTimeout(nudgeTimer);
    },
  };
}
