import type { Clock } from '../clock.ts';
import type { QuoteTiming } from '../defaultTiming.ts';

/**
 * Checks the link every `heartbeatMs`. Silence and uptime are the sums of the times between heartbeats. A time
 * that includes sleep or a clock change counts as `heartbeatMs`.
 *
 * @param onBeat - called first, with the ms since the last heartbeat, including sleep. Returns whether
 *   there is a link to check.
 * @param onDead - called when no frame arrived for `deadMs`
 */
export function createHeartbeat(
  clock: Clock,
  { heartbeatMs, pingMs, deadMs, graceMs, gapMs, stableMs }: QuoteTiming,
  onBeat: (elapsedMs: number) => boolean,
  onDead: () => void,
  ping: () => void,
) {
  /** Silence at which a link is in doubt. It is then pinged at each heartbeat. */
  const doubtMs = deadMs - graceMs;
  let timer: unknown;
  let lastBeat = 0;
  let silentMs = 0;
  let uptimeMs = 0;
  /** Until this uptime, a frame may have waited in a buffer since before the last probe. */
  let bufferedUntil = 0;

  /** Returns the ms since the last heartbeat, or 0 if the clock was set back. */
  function sinceLast() {
    return Math.max(0, clock.now() - lastBeat);
  }

  function schedule() {
    lastBeat = clock.now();
    timer = clock.setTimeout(beat, heartbeatMs);
  }

  function beat() {
    const elapsedMs = Math.max(heartbeatMs, sinceLast());
    schedule();
    if (!onBeat(elapsedMs)) return;
    const isGap = elapsedMs > heartbeatMs + gapMs;
    const awakeMs = isGap ? heartbeatMs : elapsedMs;
    uptimeMs += awakeMs;
    silentMs += awakeMs;
    if (silentMs >= deadMs) onDead();
    else if (isGap) probe();
    else if (silentMs > doubtMs || uptimeMs % pingMs < awakeMs) ping();
  }

  /** Pings a link that may be dead, such as after sleep, and allows `graceMs` for the answer. */
  function probe() {
    // Never extends the deadline, so repeated probes cannot keep a dead link.
    silentMs = Math.max(silentMs, doubtMs);
    bufferedUntil = uptimeMs + 2 * heartbeatMs;
    ping();
  }

  function stop() {
    clock.clearTimeout(timer);
  }

  return {
    probe,
    stop,
    /** Starts at the opening of a link, and again when it is open. */
    restart() {
      stop();
      silentMs = uptimeMs = bufferedUntil = 0;
      schedule();
    },
    /** Call for each frame. */
    received() {
      silentMs = uptimeMs < bufferedUntil ? doubtMs : 0;
    },
    isStable: () => uptimeMs >= stableMs,
    sinceLast,
  };
}
