import { systemClock, type Clock } from './clock.ts';
import { createReadiness } from './readiness.ts';
import { createEmitter } from './emitter.ts';
import type { NativeMessage, Transport } from './transport.ts';

/** What the simulated app does with one call. */
export type Step =
  /** Answers code 0. */
  | { type: 'reply'; data?: unknown }
  /** Answers another code. */
  | { type: 'fail'; code: number; message?: string }
  /** Never answers. */
  | { type: 'hang' }
  /** Answers code 0 after `ms`, on top of the latency. */
  | { type: 'late'; ms: number; data?: unknown }
  /** Answers code 0 twice. */
  | { type: 'duplicate'; data?: unknown }
  /** Answers something that is no reply. */
  | { type: 'malformed' };

/** What the simulated app is like, and what it does. */
export interface Script {
  /** What the app says its version is, as long as `methods` does not say otherwise. Default 3.6.1. */
  appVersion?: string;
  /** Delay of every answer in ms. Default 0: still never in the same turn. */
  latencyMs?: number;
  /** When the app's side appears, in ms; `Infinity` for never. Default 0: it is there. */
  appearsAfterMs?: number;
  /**
   * `'Module.method'` → what happens to its calls: the first step to the first call and so on; the
   * last one stays. Methods that are not named answer code 0 if the app has them, else code 404.
   */
  methods?: Record<string, Step | readonly Step[]>;
  clock?: Clock;
}

/** A script being played: the app's half, which a transport or a simulated host brings to the page. */
export interface ScriptPlayer {
  /** Every message that arrived, in order. */
  readonly calls: readonly NativeMessage[];
  appeared: () => boolean;
  play(message: NativeMessage, answer: (id: string, reply: unknown) => void): void;
  dispose(): void;
}

/** The app's own methods (spec 7) and what an honest app answers. */
function honestStep(method: string, appVersion: string): Step {
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

export function createScriptPlayer({
  appVersion = '3.6.1',
  latencyMs = 0,
  appearsAfterMs = 0,
  methods = {},
  clock = systemClock,
}: Script = {}): ScriptPlayer {
  const calls: NativeMessage[] = [];
  const steps = new Map(
    Object.entries(methods).map(([name, step]) => [name, 'type' in step ? [step] : step]),
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

  function nextStep(method: string): Step {
    const count = counts.get(method) ?? 0;
    counts.set(method, count + 1);
    const scripted = steps.get(method) ?? [];
    return scripted[count] ?? scripted[scripted.length - 1] ?? honestStep(method, appVersion);
  }

  return {
    calls,
    appeared: () => clock.now() - createdAt >= appearsAfterMs,
    play(message, answer) {
      calls.push(message);
      const step = nextStep(`${message.module}.${message.method}`);
      if (step.type === 'hang') return;
      after(latencyMs + (step.type === 'late' ? step.ms : 0), () => {
        if (step.type === 'fail') {
          answer(message.id, { code: step.code, message: step.message });
        } else if (step.type === 'malformed') {
          answer(message.id, { code: 'not a number' });
        } else {
          answer(message.id, { code: 0, data: step.data });
          if (step.type === 'duplicate') answer(message.id, { code: 0, data: step.data });
        }
      });
    },
    dispose() {
      for (const timer of timers) clock.clearTimeout(timer);
      timers.clear();
    },
  };
}

/** A transport with a simulated app at its other end. */
export interface Simulator extends Transport {
  /** Every message that was sent, in order. */
  readonly calls: readonly NativeMessage[];
}

/** Plays a script in place of the app, for tests and for developing without a phone. */
export function simulator(script: Script = {}): Simulator {
  const player = createScriptPlayer(script);
  const replies = createEmitter<[id: string, reply: unknown]>();
  const readiness = createReadiness(player.appeared, 1, script.clock ?? systemClock);
  return {
    calls: player.calls,
    ready: readiness.ready,
    send(message) {
      player.play(message, (id, reply) => {
        replies.emit([id, reply]);
      });
    },
    onReply: (listener) =>
      replies.add(([id, reply]) => {
        listener(id, reply);
      }),
    dispose() {
      readiness.dispose();
      player.dispose();
      replies.clear();
    },
  };
}
