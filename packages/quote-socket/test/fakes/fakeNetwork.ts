import { expect } from 'vitest';
import type { ChannelCodec } from '../../src/channels/index.ts';
import type {
  PageEvent,
  PageLifecycle,
  QuoteClose,
  WebSocketConstructor,
} from '../../src/index.ts';
import { realtimesFrame } from '../../src/testing/index.ts';
import type { FakeClock } from '@tooling/testing/fakeClock';

/**
 * State of the server and the network: `up`, `down` (connections are refused), `hole` (all data is lost,
 * but connections stay open) or `silent` (connections can be opened, but the server sends nothing).
 */
export type Weather = 'up' | 'down' | 'hole' | 'silent';

/** Fakes a server and its WebSockets, for tests that simulate days on a fake clock. */
export function createFakeNetwork(clock: FakeClock) {
  const open = new Set<Link>();
  const links: Link[] = [];
  const sentBy = new Map<Link, unknown[]>();
  const steps = new Map<string, number>();
  let weather: Weather = 'up';
  let price = 100;

  const stepOf = (topic: string) => steps.get(topic) ?? 0;

  class Link {
    binaryType = '';
    readyState = 0;
    onopen: ((event: unknown) => void) | null = null;
    onmessage: ((event: { data: unknown }) => void) | null = null;
    onclose: ((event: unknown) => void) | null = null;
    onerror: ((event: unknown) => void) | null = null;
    readonly symbols = new Set<string>();
    /** Subscribed topics of `stepsCodec`. */
    readonly topics = new Set<string>();
    readonly tab: string | undefined;
    private readonly within: (task: () => void) => void;
    closed = false;
    isLost = false;

    readonly url: string;
    readonly protocols: string | string[] | undefined;

    constructor(
      url: string,
      protocols?: string | string[],
      tab?: string,
      within = (task: () => void) => {
        task();
      },
    ) {
      this.url = url;
      this.protocols = protocols;
      this.tab = tab;
      this.within = within;
      links.push(this);
      sentBy.set(this, []);
      if (weather === 'hole') return;
      clock.setTimeout(() => {
        if (this.closed || weather === 'hole') return;
        if (weather === 'down') {
          this.closed = true;
          this.run(() => this.onerror?.({}));
          this.run(() => this.onclose?.({ code: 1006, reason: '' }));
          return;
        }
        open.add(this);
        this.readyState = 1;
        this.run(() => this.onopen?.({}));
      }, 30);
    }

    /** Runs an event listener, or defers it while the tab hangs. */
    run(task: () => void) {
      this.within(task);
    }

    send(text: string) {
      // TCP never skips lost data, so nothing arrives on this connection after the loss.
      if (weather === 'hole') this.isLost = true;
      if (this.isLost) return;
      const message = JSON.parse(text) as {
        ping?: number;
        event?: string;
        symbol?: string;
        topic?: string;
      };
      sentBy.get(this)?.push(message);
      if (message.topic === 'steps') return this.answerSteps(message as StepsRequest);
      if (message.ping !== undefined) this.later(JSON.stringify({ pong: message.ping }));
      for (const symbol of message.symbol?.split(',') ?? []) {
        if (message.event === 'sub') this.symbols.add(symbol);
        else this.symbols.delete(symbol);
      }
    }

    /** Fails if a topic is subscribed twice, or unsubscribed without being subscribed. */
    private answerSteps({ event, symbol }: StepsRequest) {
      for (const topic of symbol.split(',')) {
        const isSubscription = event === 'sub';
        expect([event, topic, this.topics.has(topic)]).toEqual([event, topic, !isSubscription]);
        if (!isSubscription) this.topics.delete(topic);
        else {
          this.topics.add(topic);
          this.sendStep(topic, true);
        }
      }
    }

    sendStep(topic: string, isSnapshot = false) {
      // TCP never skips lost data, so nothing arrives on this connection after the loss.
      if (weather === 'hole') this.isLost = true;
      if (this.isLost) return;
      const data = JSON.stringify({ topic: 'steps', of: topic, step: stepOf(topic), isSnapshot });
      this.run(() => this.onmessage?.({ data }));
    }

    later(data: string) {
      clock.setTimeout(() => {
        if (weather === 'up' && !this.isLost) this.run(() => this.onmessage?.({ data }));
      }, 20);
    }

    close() {
      this.closed = true;
      this.readyState = 2;
      open.delete(this);
      // The close event arrives late on a half-open connection.
      clock.setTimeout(() => {
        this.run(() => this.onclose?.({}));
      }, 30_000);
    }
  }

  return {
    WebSocket: Link as unknown as WebSocketConstructor,
    /** Returns a tab's WebSocket class. `within` runs its events, or defers them while the tab hangs. */
    socketOf: (tab: string, within: (task: () => void) => void) =>
      class extends Link {
        constructor(url: string, protocols?: string | string[]) {
          super(url, protocols, tab, within);
        }
      } as unknown as WebSocketConstructor,
    /** Ends the connections of a tab that crashed. */
    crash(tab: string) {
      for (const link of links) {
        if (link.tab !== tab) continue;
        link.closed = true;
        open.delete(link);
      }
    },
    made: links,
    open,
    sentBy: (index: number) => sentBy.get(links.at(index) as Link) ?? [],
    get last() {
      return links.at(-1) as Link;
    },
    set weather(next: Weather) {
      weather = next;
    },
    /** Ends every connection, by default without a close frame. */
    cut(close: QuoteClose = { code: 1006, reason: '' }) {
      for (const link of [...open]) {
        open.delete(link);
        link.closed = true;
        link.run(() => link.onclose?.(close));
      }
    },
    stepOf,
    /** Counts a step of the topic, and sends it to its subscribers, unless it gets lost. */
    step(topic: string, isLost = false) {
      steps.set(topic, stepOf(topic) + 1);
      for (const link of open) if (!isLost && link.topics.has(topic)) link.sendStep(topic);
    },
    /** Sends a new price, by default with the server's time, to all subscribers. Returns the price. */
    publish(symbol: string, currentTime = Math.round(clock.trueNow())): string {
      price += 1;
      const { text } = realtimesFrame({
        symbol,
        close: String(price),
        currentTime,
      });
      if (weather === 'up') {
        for (const link of open)
          if (link.symbols.has(symbol) && !link.isLost)
            link.run(() => link.onmessage?.({ data: text }));
      }
      return String(price);
    },
  };
}

interface StepsRequest {
  readonly event: 'sub' | 'cancel';
  readonly symbol: string;
}

interface StepEvent {
  readonly step: number;
  readonly isSnapshot: boolean;
}

/** Codec of a channel whose states are numbers. A missing step is a gap. */
export const stepsCodec: ChannelCodec<number, StepEvent> = {
  name: 'steps',
  subscribe: (topics) => ({ topic: 'steps', event: 'sub', symbol: topics.join() }),
  unsubscribe: (topics) => ({ topic: 'steps', event: 'cancel', symbol: topics.join() }),
  read(frame) {
    if (!frame.startsWith('{"topic":"steps"')) return undefined;
    const { of, refusal, ...event } = JSON.parse(frame) as StepEvent & {
      of: string;
      refusal?: string;
    };
    return [refusal === undefined ? { topic: of, event } : { topic: of, refusal }];
  },
  reduce: (state = NaN, { step, isSnapshot }) =>
    isSnapshot || step === state + 1 ? step : undefined,
};

export interface FakePage extends PageLifecycle {
  hidden: boolean;
  online: boolean;
  fire(event: PageEvent): void;
  readonly listeners: number;
}

export function createFakePage(): FakePage {
  const listeners = new Set<(event: PageEvent) => void>();
  return {
    hidden: false,
    online: true,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    fire(event) {
      if (event === 'hidden' || event === 'visible') this.hidden = event === 'hidden';
      if (event === 'offline' || event === 'online') this.online = event === 'online';
      for (const listener of [...listeners]) listener(event);
    },
    get listeners() {
      return listeners.size;
    },
  };
}
