import type { Script, Step } from '@exchange/app-bridge/testing';

export const faults = ['none', 'fail', 'hang', 'late', 'duplicate', 'malformed'] as const;
export const arrivals = ['present', 'delayed', 'never'] as const;

/** Behaviour of the simulated app. */
export interface PhoneSettings {
  readonly appVersion: string;
  /** Time at which the app appears. */
  readonly arrival: (typeof arrivals)[number];
  /** Failure of the app in every call except the one that reads its version. */
  readonly fault: (typeof faults)[number];
}

const steps = {
  none: undefined,
  fail: { type: 'fail', code: 7, message: 'refused by the app' },
  hang: { type: 'hang' },
  // Later than the bridge's default deadline of 3 s, so that the reply comes after the failure.
  late: { type: 'late', ms: 4_000 },
  duplicate: { type: 'duplicate' },
  malformed: { type: 'malformed' },
} as const satisfies Record<PhoneSettings['fault'], Step | undefined>;

const appearsAfterMs = {
  present: 0,
  delayed: 1_000,
  never: Infinity,
} satisfies Record<PhoneSettings['arrival'], number>;

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
