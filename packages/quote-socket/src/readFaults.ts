import { QuoteSocketError } from './quoteSocketError.ts';

/**
 * Reports exceptions of a codec's `read`: the first one of each connection, so that a fault of the codec is seen, and one
 * per frame is not. Not a `SyntaxError`, because servers also send text that is not JSON.
 */
export function createReadFaults(onError: (error: QuoteSocketError) => void) {
  let isReported = false;
  return {
    report(cause: unknown) {
      if (isReported || cause instanceof SyntaxError) return;
      isReported = true;
      onError(new QuoteSocketError('codec', 'codec.read threw: check the cause', { cause }));
    },
    /** Call when a connection opens. */
    restart() {
      isReported = false;
    },
  };
}
