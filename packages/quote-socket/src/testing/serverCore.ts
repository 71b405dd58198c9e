import type { Clock } from '../clock.ts';
import { createConditions } from './conditions.ts';
import { faultFrames, type QuoteFault } from './quoteFault.ts';
import { realtimesFrame } from './realtimesFrame.ts';
import type { Ticker } from '../wire/ticker.ts';

export interface ReceivedMessage {
  /** Number of the connection that it came from: 1 for the first one. */
  connection: number;
  /** Parsed JSON, or text that is not JSON. */
  message: unknown;
}

/** Options of all test servers. */
export interface QuoteServerProtocol {
  /**
   * Clock of the server, such as the fake one of a test. Quotes without a `currentTime` get its time. Default: they get
   * the time of a sample.
   */
  clock?: Clock | undefined;
  /**
   * Replaces the protocol of PROTOCOL.md by another one. Called with each message of a client. Returns the answer: a
   * message, which is sent as JSON, or unchanged if it is a string, a list of messages, or `undefined` for none. `send`
   * sends more messages to this client, also later. `publish` and `subscribed` are for the default protocol.
   */
  reply?: ((received: ReceivedMessage, send: (message: unknown) => void) => unknown) | undefined;
  /** Time limit of `until`, in ms on `clock`. Default: 4,000, so that it ends before most test runners stop a test. */
  untilMs?: number | undefined;
}

/** Controls that all test servers have, with and without a network. */
export interface QuoteServerControls {
  /** Number of clients connected now. */
  readonly clients: number;
  /** Number of connections accepted since the server was created. */
  readonly accepted: number;
  /** All messages from clients, in order of arrival. */
  readonly received: readonly ReceivedMessage[];
  /** Symbols that the connected clients subscribe to, without duplicates. */
  subscribed(): string[];
  /** Sends each quote to the clients that subscribe to its symbol. */
  publish(...tickers: Partial<Ticker>[]): void;
  /** Sends text or bytes unchanged to every client. */
  sendRaw(data: string | Uint8Array): void;
  /** Simulates a failure, starting now. */
  fault(fault: QuoteFault): void;
  /**
   * Resolves when the condition holds. It is checked now and after every message, connection and close. Rejects if it
   * does not hold within `untilMs`, with what was received, and if it throws.
   */
  until(condition: () => boolean): Promise<void>;
}

/** The server's end of a connection. */
export interface ServerLink {
  send(data: string | Uint8Array): void;
  close(code: number, reason?: string): void;
  /** Ends the connection without a close frame. */
  terminate(): void;
}

interface Client {
  readonly connection: number;
  readonly symbols: Set<string>;
  /** Whether the server dropped the client without notifying it. */
  isLost: boolean;
}

/** Implements the protocol of PROTOCOL.md and the faults, independent of the transport. */
export interface ServerCore {
  readonly controls: QuoteServerControls;
  readonly isRefusing: boolean;
  accept(link: ServerLink): void;
  /** @param text - Empty for a binary frame. */
  receive(link: ServerLink, text: string): void;
  leave(link: ServerLink): void;
  terminateAll(): void;
}

export function createServerCore({
  reply,
  clock,
  untilMs: timeoutMs = 4_000,
}: QuoteServerProtocol = {}): ServerCore {
  const clients = new Map<ServerLink, Client>();
  const received: ReceivedMessage[] = [];
  let accepted = 0;
  let isSilent = false;
  let isRefusing = false;

  const reachable = () => [...clients].filter(([, { isLost }]) => !isLost);
  const conditions = createConditions({
    clock,
    timeoutMs,
    clients: () => reachable().length,
    received,
  });

  /** Answers as PROTOCOL.md describes. */
  function answerByProtocol(link: ServerLink, { symbols }: Client, message: unknown) {
    const { ping, topic, event, symbol } = (message ?? {}) as Record<string, unknown>;
    if (typeof ping === 'number') send(link, { pong: ping });
    if (topic !== 'realtimes' || typeof symbol !== 'string') return;
    for (const name of symbol.split(',')) {
      if (event === 'sub') symbols.add(name);
      if (event === 'cancel') symbols.delete(name);
    }
    send(link, { topic, event, symbol, params: { binary: 'false' }, code: '0', msg: 'Success' });
  }

  function answerByReply(
    link: ServerLink,
    request: ReceivedMessage,
    createReply: NonNullable<typeof reply>,
  ) {
    const respond = (message: unknown) => {
      if (clients.get(link)?.isLost === false) send(link, message);
    };
    for (const message of [createReply(request, respond)].flat()) {
      if (message !== undefined) respond(message);
    }
  }

  function send(link: ServerLink, message: unknown) {
    if (isSilent) return;
    link.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  function simulate(fault: QuoteFault) {
    switch (fault.type) {
      case 'silence':
        isSilent = fault.on ?? true;
        break;
      case 'refuse':
        isRefusing = fault.on ?? true;
        break;
      case 'halfOpen':
        for (const client of clients.values()) client.isLost = true;
        break;
      case 'close':
        for (const [link] of reachable()) link.close(fault.code ?? 1012, fault.reason);
        break;
      case 'cut':
        for (const [link] of reachable()) link.terminate();
        break;
      default:
        for (const frame of faultFrames(fault)) {
          for (const [link] of reachable()) if (!isSilent) link.send(frame);
        }
    }
  }

  return {
    get isRefusing() {
      return isRefusing;
    },
    accept(link) {
      accepted += 1;
      clients.set(link, { connection: accepted, symbols: new Set(), isLost: false });
      conditions.check();
    },
    receive(link, text) {
      const client = clients.get(link);
      if (!client || client.isLost) return;
      const message = parse(text);
      const entry = { connection: client.connection, message };
      received.push(entry);
      if (reply) answerByReply(link, entry, reply);
      else answerByProtocol(link, client, message);
      conditions.check();
    },
    leave(link) {
      clients.delete(link);
      conditions.check();
    },
    terminateAll() {
      for (const link of clients.keys()) link.terminate();
      clients.clear();
    },
    controls: {
      get clients() {
        return reachable().length;
      },
      get accepted() {
        return accepted;
      },
      received,
      subscribed: () => [...new Set(reachable().flatMap(([, { symbols }]) => [...symbols]))],
      publish(...tickers) {
        for (const ticker of tickers) {
          const ownTime = clock && { currentTime: clock.now() };
          const { symbol, text } = realtimesFrame({ ...ownTime, ...ticker });
          for (const [link, { symbols }] of reachable()) if (symbols.has(symbol)) send(link, text);
        }
      },
      sendRaw(data) {
        for (const [link] of reachable()) link.send(data);
      },
      fault: simulate,
      until: conditions.until,
    },
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
