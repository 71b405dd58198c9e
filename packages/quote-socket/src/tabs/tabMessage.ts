import type { QuoteCodec, QuoteFrame } from '../wire/codec.ts';
import type { QuotePhase, QuoteStatus } from '../connection/connection.ts';

/** The subset of `navigator.locks` that the tabs use. */
export interface TabLocks {
  request(
    name: string,
    options: { signal?: AbortSignal; steal?: boolean },
    callback: () => Promise<void> | void,
  ): Promise<unknown>;
}

/** The subset of `BroadcastChannel` that the tabs use. */
export interface TabChannel {
  onmessage: ((event: never) => void) | null;
  postMessage(message: unknown): void;
  close(): void;
}

export type TabChannelConstructor = new (name: string) => TabChannel;

/** Message from a tab to the hub, which runs in the leader: the tab that holds the connection. */
export interface TabMessage {
  readonly tab: string;
  readonly visible: boolean;
  /**
   * A command from `say`, followed by symbols for `add`, `drop` and `every`. Any other text is sent to
   * the server.
   */
  readonly text: string;
}

/** Message from the hub to all tabs, or to one tab. */
export interface HubMessage {
  /** Id of the hub. Changes when another tab takes over. */
  readonly hub: string;
  /** Id of the recipient; all tabs if absent. */
  readonly to?: string;
  /** Status of the connection to the server. */
  readonly status: QuoteStatus;
  readonly phase: QuotePhase;
  /** Close code and reason of the last connection, if its end caused this phase. */
  readonly code?: number | undefined;
  readonly reason?: string | undefined;
  /**
   * True if the hub's page is hidden. Its timers are delayed, so visible tabs ping the hub to make it
   * flush on time.
   */
  readonly slow: boolean;
  /** Quotes in the format of `tabCodec`. */
  readonly frame?: string;
}

/** Commands from a tab to the hub. They start with `\u0001`, which messages to the server never do. */
export const say = {
  hello: '\u0001hello',
  bye: '\u0001bye',
  ping: '\u0001ping',
  add: '\u0001add ',
  drop: '\u0001drop ',
  /** Followed by all symbols that the tab subscribes to with `conflate: false`. */
  every: '\u0001every ',
};

/** Wire format between tabs. The quotes were already validated by the hub's codec. */
export const tabCodec: QuoteCodec = {
  subscribe: (symbols) => say.add + symbols.join(','),
  unsubscribe: (symbols) => say.drop + symbols.join(','),
  ping: () => say.ping,
  read(frame) {
    const { tickers, failures, agesMs = [] } = JSON.parse(frame) as QuoteFrame;
    const isKnown = [tickers, failures, agesMs].every(Array.isArray);
    return isKnown ? { tickers, failures, agesMs } : undefined;
  },
};

/** Maximum number of quotes in one frame. Keeps the frame far below `maxFrameLength`. */
export const tickersPerFrame = 200;
