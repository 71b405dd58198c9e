import type { QuotePhase, QuoteStatus } from '../connection/connection.ts';
import type { QuoteClose } from '../connection/webSocketLike.ts';
import type { Quote, QuoteFrame } from '../wire/codec.ts';

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

/** What a tab asks of the leader: the tab that is connected to the server. */
export type TabRequest =
  /** Announces the tab. Ends its earlier subscriptions. */
  | { readonly type: 'hello' }
  | { readonly type: 'ping' }
  | { readonly type: 'subscribe' | 'unsubscribe'; readonly symbols: readonly string[] }
  /** Contains all symbols of which the tab needs every quote (`conflate: false`). */
  | { readonly type: 'every'; readonly symbols: readonly string[] }
  /** Contains a message for the server. */
  | { readonly type: 'send'; readonly text: string };

/** Message from a tab to the leader. */
export interface TabMessage {
  /** Id of the tab. */
  readonly tab: string;
  readonly isVisible: boolean;
  readonly request: TabRequest;
}

/** Message from the leader to all tabs, or to one tab. */
export interface LeaderMessage<Item extends Quote> {
  /** Id of the leader. Changes when another tab takes over. */
  readonly leader: string;
  /** Id of the recipient; all tabs if absent. */
  readonly to?: string | undefined;
  /** Status of the connection to the server. */
  readonly status: QuoteStatus;
  readonly phase: QuotePhase;
  /** End of the last connection, if it caused this phase. */
  readonly close?: QuoteClose | undefined;
  /**
   * True if the leader's page is hidden. Its timers are delayed, so visible tabs ping the leader to make it
   * flush on time.
   */
  readonly isSlow: boolean;
  readonly frame?: QuoteFrame<Item> | undefined;
}

/**
 * Version of the messages. It is part of the channel's name, so that tabs with different releases of the
 * site do not misunderstand each other: each version has its own leader.
 */
export const messageVersion = 2;

/** Any script of the site can post to the channel, so a message may be of another kind. */
export function isTabMessage(message: unknown): message is TabMessage {
  const { tab, request } = Object(message) as Partial<TabMessage>;
  const { type, symbols, text } = Object(request) as Record<string, unknown>;
  if (typeof tab !== 'string') return false;
  if (type === 'hello' || type === 'ping') return true;
  return type === 'send' ? typeof text === 'string' : Array.isArray(symbols);
}

export function isLeaderMessage<Item extends Quote>(
  message: unknown,
): message is LeaderMessage<Item> {
  const { leader, frame } = Object(message) as Partial<Record<string, unknown>>;
  const { tickers = [], failures = [] } = Object(frame) as Partial<Record<string, unknown>>;
  return typeof leader === 'string' && Array.isArray(tickers) && Array.isArray(failures);
}
