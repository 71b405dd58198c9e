import type { QuoteCodec, QuoteFrame } from './codec.ts';
import type { QuoteStatus } from './connection.ts';

/** The part of `navigator.locks` that is used. */
export interface TabLocks {
  request(
    name: string,
    options: { signal?: AbortSignal; steal?: boolean },
    callback: () => Promise<void> | void,
  ): Promise<unknown>;
}

/** The part of `BroadcastChannel` that is used. */
export interface TabChannel {
  onmessage: ((event: never) => void) | null;
  postMessage(message: unknown): void;
  close(): void;
}

export type TabChannelConstructor = new (name: string) => TabChannel;

/** From a tab to the one that holds the connection. */
export interface TabMessage {
  readonly tab: string;
  readonly visible: boolean;
  /** One of `say`, with symbols behind `add` and `drop`; any other text is for the server. */
  readonly text: string;
}

/** From the tab that holds the connection to all, or to one. */
export interface HubMessage {
  /** Another one each time that a tab takes over. */
  readonly hub: string;
  readonly to?: string;
  /** Of the connection to the server. */
  readonly status: QuoteStatus;
  /** Its page is hidden, so its timers are held back: it needs to be pinged to be on time. */
  readonly slow: boolean;
  /** Quotes, for `tabCodec`. */
  readonly frame?: string;
}

/** What a tab says to the hub. No server's protocol begins with this character. */
export const say = {
  hello: '\u0001hello',
  bye: '\u0001bye',
  ping: '\u0001ping',
  add: '\u0001add ',
  drop: '\u0001drop ',
};

/** The wire between tabs. Each quote was checked by the hub's own codec. */
export const tabCodec: QuoteCodec = {
  subscribe: (symbols) => say.add + symbols.join(','),
  unsubscribe: (symbols) => say.drop + symbols.join(','),
  ping: () => say.ping,
  read(frame) {
    const { tickers, failures } = JSON.parse(frame) as QuoteFrame;
    return Array.isArray(tickers) && Array.isArray(failures) ? { tickers, failures } : undefined;
  },
};

/** Quotes in one frame, so that it stays far below the longest one that is read. */
export const tickersPerFrame = 200;
