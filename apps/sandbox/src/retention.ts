const dayMs = 24 * 60 * 60 * 1000;

/** Days after which the sandbox deletes what pages send if their visitor agrees. The privacy policy names the same. */
export const retentionDays = { analytics: 90, telemetry: 30 } as const;

/** Returns the time before which what was received is deleted, in ms UTC. */
export function oldestKept(kind: keyof typeof retentionDays, now: number): number {
  return now - retentionDays[kind] * dayMs;
}
