import type { Clock } from '../clock.ts';

interface OutboxOptions {
  clock: Clock;
  /** Maximum number of messages in any second, or `Infinity`. */
  messagesPerSecond: number;
  transmit: (text: string) => void;
  /** Called when no message waits any more and another could be sent at once. */
  onRoom: () => void;
}

/** Sends messages at once, as long as that is within the server's limit. The others wait, in order. */
export function createOutbox({ clock, messagesPerSecond, transmit, onRoom }: OutboxOptions) {
  const waiting: string[] = [];
  /** One timer per message of the last second. Timers do not depend on changes of the clock. */
  const timers = new Set<unknown>();

  const hasRoom = () => timers.size < messagesPerSecond;

  function flush() {
    while (waiting.length > 0 && hasRoom()) sendNow(waiting.shift()!);
    if (hasRoom()) onRoom();
  }

  function sendNow(text: string) {
    transmit(text);
    if (messagesPerSecond === Infinity) return;
    const timer = clock.setTimeout(() => {
      timers.delete(timer);
      flush();
    }, 1_000);
    timers.add(timer);
  }

  return {
    /** Whether the next message would be sent at once. */
    hasRoom,
    push(text: string) {
      if (hasRoom()) sendNow(text);
      else waiting.push(text);
    },
    /** Drops the waiting messages. */
    close() {
      waiting.length = 0;
      for (const timer of timers) clock.clearTimeout(timer);
    },
  };
}
