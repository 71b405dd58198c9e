import type { Clock } from '../clock.ts';
import type { QuoteTiming } from './quoteTiming.ts';
import type { Link } from './link.ts';

interface HeartbeatOptions {
  clock: Clock;
  timing: QuoteTiming;
  /** Returns the link to check, if there is one. */
  link: () => Pick<Link, 'ping' | 'pingMs'> | undefined;
  /** Called first, with the ms since the last heartbeat, including sleep. */
  onBeat: (elapsedMs: number) => void;
  /** Called when no frame arrived for `deadMs`, or for `graceMs` after a probe (`isProbed`). */
  onDead: (isProbed: boolean) => void;
}

/**
 * Checks the link every `heartbeatMs` (spec 4, "Quote socket"; defaults: `quoteTiming.ts`). Silence
 * and uptime are sums of the times between heartbeats. If such a time includes sleep or a clock
 * change, it counts as `heartbeatMs`.
 */
export function createHeartbeat({ clock, timing, link, onBeat, onDead }: HeartbeatOptions) {
  const { heartbeatMs, deadMs, graceMs, gapMs, stableMs } = timing;
  /** Silence after which a link may be dead. It is then pinged at each heartbeat. */
  const doubtMs = deadMs - graceMs;
  let timer: unknown;
  let lastBeat = 0;
  let silentMs = 0;
  let uptimeMs = 0;
  /** Whether the silence counts from a probe. */
  let isProbed = false;
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
    onBeat(elapsedMs);
    const checked = link();
    if (!checked) return;
    const isGap = elapsedMs > heartbeatMs + gapMs;
    const awakeMs = isGap ? heartbeatMs : elapsedMs;
    uptimeMs += awakeMs;
    silentMs += awakeMs;
    /** Whether the uptime has reached a multiple of `pingMs` since the last heartbeat. */
    const isPingDue = uptimeMs % checked.pingMs < awakeMs;
    if (silentMs >= deadMs) onDead(isProbed);
    else if (isGap) probe();
    else if (isPingDue || silentMs > doubtMs) checked.ping?.();
  }

  /**
   * Pings a link that may be dead, such as after sleep, and allows `graceMs` for the answer. Without a ping, a
   * healthy server has nothing to answer, so only `deadMs` applies.
   */
  function probe() {
    const ping = link()?.ping;
    if (!ping) return;
    // The deadline is never moved back, so repeated probes do not keep a dead link open.
    if (silentMs < doubtMs) awaitAnswer();
    // The uptime only changes at heartbeats, and the next one may follow at once. The one after it is at least
    // `heartbeatMs` away, in which the browser delivers buffered frames.
    bufferedUntil = uptimeMs + 2 * heartbeatMs;
    ping();
  }

  /** Allows `graceMs` from now until the link counts as dead. */
  function awaitAnswer() {
    silentMs = doubtMs;
    isProbed = true;
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
      silentMs = 0;
      uptimeMs = 0;
      bufferedUntil = 0;
      isProbed = false;
      schedule();
    },
    /** Call for each frame. */
    received() {
      if (uptimeMs < bufferedUntil) {
        // A buffered frame does not count as an answer. It only restarts the time for the answer.
        awaitAnswer();
        return;
      }
      silentMs = 0;
      isProbed = false;
    },
    isStable: () => uptimeMs >= stableMs,
    sinceLast,
  };
}
