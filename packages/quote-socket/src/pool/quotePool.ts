import type { QuotePhase, QuoteStatus } from '../connection/connectionState.ts';
import { createWebSocketLink } from '../connection/webSocketLink.ts';
import { checkLimit } from '../quoteSocketError.ts';
import { createLinkedSocket, isSymbol, type LinkedSocket } from '../linkedSocket.ts';
import { createQuoteEvents } from '../quoteEvents.ts';
import type { QuoteSocket } from '../quoteSocket.ts';
import { completeOptions, type QuoteSocketOptions } from '../quoteSocketOptions.ts';
import { noStats, type QuoteStats } from '../quoteStats.ts';
import type { Quote, QuoteCodec } from '../wire/codec.ts';
import type { Ticker } from '../wire/ticker.ts';
import { createPoolChannels, type PoolMember } from './poolChannels.ts';

export interface QuotePoolOptions<Item extends Quote = Ticker> extends QuoteSocketOptions<Item> {
  /** Maximum number of symbols, and of topics of channels, that the server accepts on one connection. */
  symbolsPerConnection: number;
}

/**
 * Creates a quote socket with as many connections as the server's limit of symbols requires. Each
 * connection recovers by itself. A symbol, or a topic of a channel, stays on its connection until
 * it is unsubscribed. Then, a connection without symbols is closed, unless it is the only one.
 *
 * The pool is `open` while all connections are. Otherwise, its status and phase are those of the
 * first that is not open. `send` uses the first open connection.
 *
 * @typeParam Item - the quotes of `codec`. Without a codec: {@link Ticker}
 * @throws {QuoteSocketError} `badUrl`, `insecure`, `badTiming` or `badLimit`
 */
export function createQuotePool<Item extends Quote>(
  options: QuotePoolOptions<Item> & { codec: QuoteCodec<Item> },
): QuoteSocket<Item>;
export function createQuotePool(options: QuotePoolOptions): QuoteSocket;
export function createQuotePool({
  symbolsPerConnection,
  ...options
}: QuotePoolOptions): QuoteSocket {
  checkLimit('symbolsPerConnection', symbolsPerConnection);
  const complete = completeOptions(options);
  const { emit, emitError, on } = createQuoteEvents();
  const members = new Set<PoolMember>();
  const memberOf = new Map<string, PoolMember>();
  /** Counts of the connections that were closed because they had no symbols. */
  const formerStats = noStats();
  let isClosed = false;
  addMember();

  function addMember(): PoolMember {
    const symbols = new Set<string>();
    const socket = createLinkedSocket<Ticker>(
      complete,
      (events) => createWebSocketLink(complete, events),
      { onForget: release },
    );
    const removers = [
      socket.on('status', (change) => {
        emit('status', { ...change, ...state() });
      }),
      ...(['flush', 'stale'] as const).map((name) =>
        socket.on(name, (event) => {
          emit(name, event);
        }),
      ),
      socket.on('error', emitError),
    ];
    const member = {
      socket,
      symbols,
      leave() {
        for (const remove of removers) remove();
        socket.close();
      },
    };
    members.add(member);
    // Its first subscription would open the connection.
    if (isClosed) socket.close();
    return member;
  }

  /** Frees the place of a symbol or topic. */
  function release(symbol: string) {
    const member = memberOf.get(symbol);
    memberOf.delete(symbol);
    member?.symbols.delete(symbol);
    // Not at once, because the connection has not sent the unsubscription yet.
    if (member?.symbols.size === 0) queueMicrotask(() => dropUnused(member));
  }

  function dropUnused(member: PoolMember) {
    if (member.symbols.size > 0 || members.size === 1 || !members.delete(member)) return;
    member.leave();
    addStats(formerStats, member.socket.stats);
    emit('status', state());
  }

  function memberFor(symbol: string): PoolMember {
    const known = memberOf.get(symbol);
    if (known) return known;
    const free = [...members].find(({ symbols }) => symbols.size < symbolsPerConnection);
    const member = free ?? addMember();
    memberOf.set(symbol, member);
    member.symbols.add(symbol);
    return member;
  }

  function state(): { status: QuoteStatus; phase: QuotePhase } {
    const sockets = [...members].map(({ socket }) => socket);
    const { status, phase } = sockets.find((socket) => socket.phase !== 'open') ?? sockets[0]!;
    return { status, phase };
  }

  function forEach(act: (socket: LinkedSocket) => void) {
    for (const { socket } of [...members]) act(socket);
  }

  return {
    get status() {
      return state().status;
    },
    get phase() {
      return state().phase;
    },
    get stats() {
      const total = { ...formerStats };
      for (const { socket } of members) addStats(total, socket.stats);
      return total;
    },
    subscribe(symbol, listener, subscribeOptions) {
      // An invalid symbol has no place. Any connection reports it.
      const member = isSymbol(symbol) ? memberFor(symbol) : [...members][0]!;
      return member.socket.subscribe(symbol, listener, subscribeOptions);
    },
    getSnapshot: (symbol) => memberOf.get(symbol)?.socket.getSnapshot(symbol),
    isStale: (symbol) => memberOf.get(symbol)?.socket.isStale(symbol) ?? true,
    getAge: (symbol) => memberOf.get(symbol)?.socket.getAge(symbol),
    getError: (symbol) => memberOf.get(symbol)?.socket.getError(symbol),
    send: (message) => [...members].some(({ socket }) => socket.send(message)),
    on,
    attachChannel: createPoolChannels(memberFor, release),
    connect() {
      isClosed = false;
      forEach((socket) => {
        socket.connect();
      });
    },
    reconnect() {
      isClosed = false;
      forEach((socket) => {
        socket.reconnect();
      });
    },
    close() {
      isClosed = true;
      forEach((socket) => {
        socket.close();
      });
    },
  };
}

function addStats(total: QuoteStats, added: Readonly<QuoteStats>) {
  for (const name of Object.keys(total) as (keyof QuoteStats)[]) total[name] += added[name];
}
