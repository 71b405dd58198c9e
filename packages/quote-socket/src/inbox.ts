import type { QuoteStats } from './quoteStats.ts';
import {
  maxFrameLength,
  maxInbox,
  maxKeptLength,
  type FrameActions,
  type PeekedQuote,
  type Quote,
  type QuoteCodec,
  type QuoteFrame,
} from './wire/codec.ts';

interface InboxOptions<Item extends Quote> {
  codec: QuoteCodec<Item>;
  stats: QuoteStats;
  actions: FrameActions;
  /** Called when there is something to read. */
  onDirty: () => void;
  /** Called with a frame that has one valid quote. Returns false if the frame has to be parsed at once. */
  onPeeked: (quote: PeekedQuote, frame: string) => boolean;
  onRead: (frame: QuoteFrame<Item>) => void;
  /** Called with an exception of `codec.read`. */
  onReadFault: (cause: unknown, frame: string) => void;
}

/** The content of a frame for which the codec returns `undefined`. */
const noQuotes = { tickers: [], failures: [] };

/**
 * Raw frames in order of arrival. They are queued until a flush, a heartbeat, or a full inbox, because
 * peeking at many frames in a row takes a quarter of the time of peeking at each on arrival.
 */
export function createInbox<Item extends Quote>({
  codec,
  stats,
  actions,
  onDirty,
  onPeeked,
  onRead,
  onReadFault,
}: InboxOptions<Item>) {
  const queue: string[] = [];

  function drain() {
    // A listener that `onRead` calls may clear or drain the queue.
    for (let frame = queue.shift(); frame !== undefined; frame = queue.shift()) {
      const peeked = frame.length > maxKeptLength ? undefined : peek(frame);
      if (peeked && onPeeked(peeked, frame)) continue;
      const parsed = parse(frame);
      if (parsed) onRead(parsed);
    }
  }

  function peek(frame: string) {
    try {
      return codec.peek?.(frame);
    } catch {
      // The frame is parsed at once, as if its format was not known to `peek`.
      return undefined;
    }
  }

  /** Parses a frame. An exception counts as malformed. */
  function parse(text: string): QuoteFrame<Item> | undefined {
    stats.parsed += 1;
    try {
      const frame = codec.read(text, actions) ?? noQuotes;
      if (Array.isArray(frame.tickers) && Array.isArray(frame.failures)) return frame;
    } catch (cause) {
      onReadFault(cause, text);
    }
    stats.malformed += 1;
    return undefined;
  }

  return {
    receive(data: unknown) {
      stats.received += 1;
      if (typeof data !== 'string') stats.malformed += 1;
      else if (data.length > maxFrameLength) stats.oversize += 1;
      else {
        const count = queue.push(data);
        if (count === 1) onDirty();
        if (count >= maxInbox || data.length > maxKeptLength) drain();
      }
    },

    /** Reads the queued frames. */
    drain,

    parse,

    /** Drops the queued frames. */
    clear() {
      queue.length = 0;
    },
  };
}
