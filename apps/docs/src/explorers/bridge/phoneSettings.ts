import type { Script } from '@exchange/app-bridge/testing';

export const faults = ['none', 'fail', 'hang', 'late', 'duplicate', 'malformed'] as const;
export const arrivals = ['present', 'delayed', 'never'] as const;

/** Behaviour of the simulated app. */
export interface PhoneSettings {
  readonly appVersion: string;
  /** Whether the app appears at once, after 1 s, or never. */
  readonly arrival: (typeof arrivals)[number];
  /** How the app misbehaves in every call except the one that reads its version. */
  readonly fault: (typeof faults)[number];
}

const steps = {
  none: undefined,
  fail: { type: 'fail', code: 7, message: 'refused by the app' },
  hang: { type: 'hang' },
  late: { type: 'late', ms: 4_000 },
  duplicate: { type: 'duplicate' },
  malformed: { type: 'malformed' },
} as const;

const appearsAfterMs = { present: 0, delayed: 1_000, never: Infinity };

/** Returns the script that configures the simulated app. The fault applies to the methods in `methods`. */
export function scriptOf(
  { appVersion, arrival, fault }: PhoneSettings,
  methods: readonly string[],
): Script {
  const step = steps[fault];
  return {
    appVersion,
    latencyMs: 300,
    appearsAfterMs: appearsAfterMs[arrival],
    methods: step ? Object.fromEntries(methods.map((method) => [method, step])) : {},
  };
}
