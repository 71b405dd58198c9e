import { QuoteSocketError } from './quoteSocketError.ts';

/**
 * Reports exceptions of a codec's `read`: the first one of each connection, so that a fault of the
 * codec is seen, and one per frame is not. Not a `SyntaxError` for text that is not JSON, because
 * servers also send such text.
 */
export function createReadFaults(onError: (error: QuoteSocketError) => void) {
  let isReported = false;
  return {
    report(cause: unknown, frame: string) {
      if (isReported || (cause instanceof SyntaxError && !isJson(frame))) return;
      isReported = true;
      onError(new QuoteSocketError('codec', 'codec.read threw: check the cause', { cause }));
    },
    /** Call when a connection opens. */
    restart() {
      isReported = false;
    },
  };
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
