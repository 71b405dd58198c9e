import type { Clock } from '../clock.ts';
import type { Transport } from '../transports/transport.ts';
import { startDeadline } from './callDeadline.ts';

/** Resolves to true once the app can be called, or to false at the deadline or when the transport is disposed. */
export async function isPresent(
  transport: Pick<Transport, 'ready'>,
  { timeoutMs, clock }: { timeoutMs: number; clock: Clock },
): Promise<boolean> {
  const waiting = new AbortController();
  const stopDeadline = startDeadline(clock, timeoutMs, () => {
    waiting.abort();
  });
  try {
    await transport.ready(waiting.signal);
    return true;
  } catch {
    return false;
  } finally {
    stopDeadline();
  }
}
