import type { QuotePhase, QuoteStatus } from '../connection/connectionState.ts';
import type { QuoteClose } from '../connection/webSocketLike.ts';
import type { Quote, QuoteFrame } from '../wire/codec.ts';
import type { PlainError } from './plainError.ts';

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

/** Request of a tab to the leader, which is the tab that is connected to the server. */
export type TabRequest =
  /** Announces the tab. Ends its earlier subscriptions. */
  | { readonly type: 'hello' }
  | { readonly type: 'ping' }
  | { readonly type: 'subscribe' | 'unsubscribe'; readonly symbols: readonly string[] }
  /** Contains all symbols of which the tab needs every quote (`conflate: false`). */
  | { readonly type: 'every'; readonly symbols: readonly string[] }
  /** Contains all topics of a channel that the tab uses. */
  | { readonly type: 'topics'; readonly channel: string; readonly topics: readonly string[] }
  /** Contains a message for the server. */
  | { readonly type: 'send'; readonly text: string };

/** Message from a tab to the leader. */
export interface TabMessage {
  /** Id of the tab. */
  readonly tab: string;
  readonly isVisible: boolean;
  readonly request: TabRequest;
}

/** The leader's state of a topic of a channel. */
export interface TopicUpdate {
  readonly channel: string;
  /** Empty if a refusal names no topic. */
  readonly topic: string;
  readonly state: unknown;
  readonly isStale: boolean;
  readonly error: PlainError | undefined;
  readonly events: readonly unknown[];
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
  /** Failure of the connection, such as a refused login. Only in the first message about it. */
  readonly error?: PlainError | undefined;
  /**
   * True if the leader's page is hidden. Its timers are delayed, so visible tabs ping the leader to make it
   * flush on time.
   */
  readonly isSlow: boolean;
  readonly frame?: QuoteFrame<Item> | undefined;
  readonly topics?: readonly TopicUpdate[] | undefined;
}

/**
 * Version of the messages. It is part of the channel's name, so that tabs with different releases of the
 * site do not misunderstand each other: each version has its own leader.
 */
export const messageVersion = 3;

/** Any script of the site can post to the channel, so a message may be of another kind. */
export function isTabMessage(message: unknown): message is TabMessage {
  const { tab, request } = Object(message) as Partial<TabMessage>;
  const { type, symbols, text, channel, topics } = Object(request) as Record<string, unknown>;
  if (typeof tab !== 'string') return false;
  if (type === 'hello' || type === 'ping') return true;
  if (type === 'topics') return typeof channel === 'string' && Array.isArray(topics);
  return type === 'send' ? typeof text === 'string' : Array.isArray(symbols);
}

export function isLeaderMessage<Item extends Quote>(
  message: unknown,
): message is LeaderMessage<Item> {
  const { leader, frame, topics = [] } = Object(message) as Partial<Record<string, unknown>>;
  const { tickers = [], failures = [] } = Object(frame) as Partial<Record<string, unknown>>;
  const lists = [tickers, failures, topics];
  return typeof leader === 'string' && lists.every((list) => Array.isArray(list));
}
