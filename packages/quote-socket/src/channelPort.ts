import type { Clock } from './clock.ts';
import type { Channel } from './channels/channel.ts';
import type { ChannelUpdate } from './channels/channelSnapshot.ts';
import type { QuotePhase } from './connection/connectionState.ts';
import type { QuoteEvents } from './quoteEvents.ts';
import type { QuoteSocketError } from './quoteSocketError.ts';

/** The connection that serves topics of a channel: that of a socket, of one member of a pool, or of a group of tabs. */
export interface ChannelPort {
  phase(): QuotePhase;
  readonly clock: Clock;
  readonly random: () => number;
  connect(): void;
  /** Sends the messages that `create` returns, as soon as they can be sent. */
  request(create: () => readonly unknown[]): void;
  onStatus(listener: (change: QuoteEvents['status']) => void): () => void;
  /**
   * Calls `read` with each text frame, before the codec of the quotes. If it returns true, the frame is not passed to
   * that codec. If it throws, the error is reported as an uncaught one, and the frame is passed on.
   */
  onFrame(read: (frame: string) => boolean): () => void;
  /** Call when a topic is no longer subscribed. */
  forget(topic: string): void;
  /**
   * If another tab holds the connection, asks it for these topics, and for no others, and returns true. The states
   * arrive through `AttachedChannel.adopt`.
   */
  requestFromLeader(topics: readonly string[]): boolean;
  /** Sends a refusal that names no topic to the other tabs, if there are any. */
  sendToOtherTabs(error: QuoteSocketError): void;
}

/** A channel, with the members that the tabs of a shared socket need. */
export interface AttachedChannel<State, Event> extends Channel<State, Event> {
  /** Subscribes for another tab. Errors of a topic that only other tabs use are not those of this page. */
  serve(topic: string, listener: (update: ChannelUpdate<State, Event>) => void): () => void;
  /** Shows the state of a topic in the tab that holds the connection. An `error` is a new one. */
  adopt(topic: string, update: ChannelUpdate<State, Event>): void;
}

/** Attaches a channel to a socket. `create` is called once per connection that has topics of the channel. */
export type AttachChannel = <State, Event>(
  name: string,
  create: (port: ChannelPort) => AttachedChannel<State, Event>,
) => Channel<State, Event>;
