import { maxTimerMs, systemClock, type Clock } from '../clock.ts';

/** Maximum length of a printed message, and number of printed messages. */
const printed = { length: 500, count: 20 };

interface ConditionsOptions {
  clock: Clock | undefined;
  timeoutMs: number;
  clients: () => number;
  received: readonly unknown[];
}

/** Conditions that tests wait for, with a time limit. */
export function createConditions({
  clock = systemClock,
  timeoutMs,
  clients,
  received,
}: ConditionsOptions) {
  const waiting = new Set<() => void>();

  function timeoutError() {
    const state = `Clients: ${clients()}. Messages received: ${received.length}`;
    const messages = received.slice(-printed.count).map(printedMessage);
    return new Error([`\`until\` waited for ${timeoutMs} ms. ${state}`, ...messages].join('\n'));
  }

  return {
    /** Call when something has happened that may fulfill a condition. */
    check() {
      for (const check of [...waiting]) check();
    },

    until(condition: () => boolean): Promise<void> {
      return new Promise((resolve, reject) => {
        function check() {
          try {
            if (!condition()) return;
            resolve();
          } catch (cause) {
            reject(new Error('The condition threw', { cause }));
          }
          stop();
        }
        function stop() {
          waiting.delete(check);
          clock.clearTimeout(timer);
        }
        const timer = clock.setTimeout(
          () => {
            stop();
            reject(timeoutError());
          },
          Math.min(timeoutMs, maxTimerMs),
        );
        waiting.add(check);
        check();
      });
    },
  };
}

function printedMessage(message: unknown): string {
  return JSON.stringify(message).slice(0, printed.length);
}
