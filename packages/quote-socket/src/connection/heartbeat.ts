import type { Clock } from '../clock.ts';
import type { QuoteTiming } from '../timing.ts';

/**
 * Checks the link every `heartbeatMs`. Silence and uptime are measured in heartbeats instead of clock
 * time, so sleep and clock changes don't affect them.
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
  let timer: unknown;
  let lastBeat = 0;
  let silentMs = 0;
  let uptimeMs = 0;

  function schedule() {
    lastBeat = clock.now();
    timer = clock.setTimeout(beat, heartbeatMs);
  }

  function beat() {
    const elapsed = clock.now() - lastBeat;
    schedule();
    const isGap = Math.abs(elapsed - heartbeatMs) > gapMs;
    if (!onBeat(isGap && elapsed > 0 ? elapsed : heartbeatMs)) return;
    uptimeMs += heartbeatMs;
    silentMs += heartbeatMs;
    if (silentMs >= deadMs) onDead();
    else if (isGap) probe();
    else if (uptimeMs % pingMs < heartbeatMs) ping();
  }

  /** Pings a link that may be dead, such as after sleep, and allows `graceMs` for the answer. */
  function probe() {
    // Never extends the deadline, so repeated probes cannot keep a dead link.
    silentMs = Math.max(silentMs, deadMs - graceMs);
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
      silentMs = uptimeMs = 0;
      schedule();
    },
    /** Call for each frame. */
    received() {
      // The next heartbeat adds `heartbeatMs`, which makes it 0.
      silentMs = -heartbeatMs;
    },
    isStable: () => uptimeMs >= stableMs,
    /** Returns the ms since the last heartbeat, or 0 if the clock was set back. */
    sinceLast: () => Math.max(0, clock.now() - lastBeat),
  };
}
