import type { QuoteCodec } from '../wire/codec.ts';

type OnOpen = NonNullable<QuoteCodec['onOpen']>;

interface HandshakeOptions {
  onOpen: OnOpen;
  send: (message: unknown) => boolean;
  /** Called with the frames that `onOpen` did not read. */
  onReady: (unread: readonly unknown[]) => void;
  /** Called with the reason if `onOpen` threw or rejected. */
  onFail: (cause: unknown) => void;
}

/** Runs `onOpen` on a connection that has just opened, and passes it the frames that it waits for. */
export function createHandshake({ onOpen, send, onReady, onFail }: HandshakeOptions) {
  const frames: unknown[] = [];
  const readers: { resolve(frame: string): void; reject(reason: Error): void }[] = [];
  let isCanceled = false;

  function receive(): Promise<string> {
    const received = new Promise<string>((resolve, reject) => {
      readers.push({ resolve, reject });
    });
    // `onOpen` may not wait for the last promise, whose rejection is then not an error of the page.
    received.catch(() => undefined);
    deliver();
    return received;
  }

  function deliver() {
    while (isCanceled || frames.length > 0) {
      const reader = readers.shift();
      if (!reader) return;
      if (isCanceled) reader.reject(new Error('The connection has ended'));
      else reader.resolve(String(frames.shift()));
    }
  }

  async function run() {
    try {
      await onOpen({ send, receive });
      if (!isCanceled) onReady(frames);
    } catch (cause) {
      if (!isCanceled) onFail(cause);
    }
  }

  void run();

  return {
    receive(frame: unknown) {
      frames.push(frame);
      deliver();
    },
    /** Call when the connection has ended. */
    cancel() {
      isCanceled = true;
      deliver();
    },
  };
}
