import type { Clock } from '../clock.ts';
import type { QuoteTiming } from '../defaultTiming.ts';

/**
 * Checks the link every `heartbeatMs`. Silence and uptime are sums of the times between heartbeats. If
 * such a time includes sleep or a clock change, it counts as `heartbeatMs`.
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
  /** Silence after which a link may be dead. It is then pinged at each heartbeat. */
  const doubtMs = deadMs - graceMs;
  let timer: unknown;
  let lastBeat = 0;
  let silentMs = 0;
  let uptimeMs = 0;
  /**
   * Until this uptime, a frame does not prove that the link works: it may have been buffered before the
   * last probe.
   */
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
    // `Math.max` never moves the deadline back, so repeated probes do not keep a dead link open.
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
    /** Call when a link starts to connect, and again when it is open. */
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
