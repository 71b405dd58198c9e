import { joinMethod } from '../bridge/nativeCall.ts';
import { systemClock, type Clock } from '../clock.ts';
import type { NativeMessage } from '../transports/transport.ts';

/** Reaction of the simulated app to one call. */
export type Step =
  /** Replies with code 0. */
  | { type: 'reply'; data?: unknown }
  /** Replies with another code. */
  | { type: 'fail'; code: number | string; message?: string }
  /** Never replies. */
  | { type: 'hang' }
  /** Replies with code 0 after `ms` in addition to the latency. */
  | { type: 'late'; ms: number; data?: unknown }
  /** Replies with code 0 twice. */
  | { type: 'duplicate'; data?: unknown }
  /** Sends an invalid reply. */
  | { type: 'malformed' };

/** A step, or a function that returns the step for a call. */
export type ScriptedStep = Step | ((call: NativeMessage) => Step);

/** Behaviour of a simulated app. */
export interface Script {
  /** Version of the app, unless `methods` overrides `SystemInfo.getAppConfig`. Default 3.6.1. */
  appVersion?: string;
  /** Delay of every reply, in ms. Default 0. Replies are always asynchronous. */
  latencyMs?: number;
  /** Time until the app appears, in ms; `Infinity` for never. Default 0. */
  appearsAfterMs?: number;
  /**
   * Steps per `'Module.method'`, or `'method'` without a module. A step may be a function of the call, such as to do
   * what the app does before it replies. The first call gets the first step, and so on; the last step repeats. Methods
   * without steps reply with code 0 if the app has the method, otherwise with code 404.
   */
  methods?: Record<string, ScriptedStep | readonly ScriptedStep[]>;
  clock?: Clock;
}

/** Runs the script of a simulated app. A transport or a simulated host connects it to the page. */
export interface ScriptPlayer {
  /** All received messages, in order. */
  readonly calls: readonly NativeMessage[];
  appeared: () => boolean;
  play(message: NativeMessage, answer: (id: string, reply: unknown) => void): void;
  dispose(): void;
}

/** Returns the app's default reaction to a method (spec 7). */
function defaultStep(method: string, appVersion: string): Step {
  switch (method) {
    case 'SystemInfo.getAppConfig':
      return { type: 'reply', data: { appVersion } };
    case 'UserProfile.getUserProfile':
      return { type: 'reply', data: { uid: 0 } };
    case 'Router.push':
    case 'Router.pop2Home':
    case 'UrlLauncher.open':
      return { type: 'reply' };
    default:
      return { type: 'fail', code: 404, message: `no method ${method}` };
  }
}

function repliesOf(step: Exclude<Step, { type: 'hang' }>): unknown[] {
  switch (step.type) {
    case 'reply':
    case 'late':
      return [{ code: 0, data: step.data }];
    case 'duplicate':
      return [
        { code: 0, data: step.data },
        { code: 0, data: step.data },
      ];
    case 'fail':
      return [{ code: step.code, message: step.message }];
    case 'malformed':
      return [{ code: null }];
  }
}

/** Creates a player that replies to each message as in its script. */
export function createScriptPlayer({
  appVersion = '3.6.1',
  latencyMs = 0,
  appearsAfterMs = 0,
  methods = {},
  clock = systemClock,
}: Script = {}): ScriptPlayer {
  const calls: NativeMessage[] = [];
  const steps = new Map(
    Object.entries(methods).map(([name, step]) => [name, isList(step) ? step : [step]]),
  );
  const counts = new Map<string, number>();
  const timers = new Set<unknown>();
  const createdAt = clock.now();

  function after(ms: number, action: () => void) {
    const timer = clock.setTimeout(() => {
      timers.delete(timer);
      action();
    }, ms);
    timers.add(timer);
  }

  function nextStep(call: NativeMessage): Step {
    const method = joinMethod(call);
    const count = counts.get(method) ?? 0;
    counts.set(method, count + 1);
    const scripted = steps.get(method) ?? [];
    const step = scripted[count] ?? scripted.at(-1) ?? defaultStep(method, appVersion);
    return typeof step === 'function' ? step(call) : step;
  }

  return {
    calls,
    appeared: () => clock.now() - createdAt >= appearsAfterMs,
    play(message, answer) {
      calls.push(message);
      const step = nextStep(message);
      if (step.type === 'hang') return;
      after(latencyMs + (step.type === 'late' ? step.ms : 0), () => {
        for (const reply of repliesOf(step)) answer(message.id, reply);
      });
    },
    dispose() {
      for (const timer of timers) clock.clearTimeout(timer);
      timers.clear();
    },
  };
}

function isList(step: ScriptedStep | readonly ScriptedStep[]): step is readonly ScriptedStep[] {
  return Array.isArray(step);
}
