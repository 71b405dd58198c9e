import type { FakeAnswer } from '../src/testing/index.ts';

/** Bodies with status 200 and their outcomes: the result as JSON, or the kind of the error. */
const bodies = [
  ['', 'empty'],
  ['null', 'empty'],
  ['{', 'badResponse'],
  ['<html>', 'badResponse'],
  ['{"ret_code":0,"result":{"id":1}}', '{"id":1}'],
  ['{"ret_code":10007}', 'noPermission'],
  ['{"ret_code":1}', 'business'],
  ['{"ret_code":0,"result":{"status_code":502}}', 'gateway'],
] as const;

let lastId = 1;

/**
 * Returns one to four random steps for a fake server. Each result has a unique id that identifies its
 * step.
 */
export function randomSteps(below: (limit: number) => number): FakeAnswer[] {
  return Array.from({ length: 1 + below(4) }, () => {
    const delayMs = below(120);
    switch (below(5)) {
      case 0:
        return { type: 'drop', delayMs };
      case 1:
        return { type: 'hang' };
      case 2:
        return { type: 'result', result: { id: ++lastId }, delayMs };
      default:
        return {
          type: 'reply',
          body: bodies[below(bodies.length)]?.[0],
          status: [200, 200, 204, 403, 503][below(5)] ?? 200,
          delayMs,
        };
    }
  });
}

/**
 * Returns the possible outcomes of a call to which the server reacts with this step. A call can join a
 * request that is up to `timeoutMs` old, and then has that much time itself.
 */
export function outcomesOf(step: FakeAnswer, timeoutMs: number): string[] {
  if (step.type === 'hang') return ['timeout'];
  const { delayMs = 0 } = step;
  const mayTimeOut = delayMs >= timeoutMs;
  return [
    ...(delayMs <= 2 * timeoutMs ? [answerOf(step)] : []),
    ...(mayTimeOut ? ['timeout'] : []),
  ];
}

function answerOf(step: Exclude<FakeAnswer, { type: 'hang' }>): string {
  if (step.type === 'drop') return 'network';
  if (step.type === 'result') return JSON.stringify(step.result);
  const { body, status = 200 } = step;
  if (status >= 300) return 'http';
  if (status === 204) return 'done';
  return bodies.find(([text]) => text === body)?.[1] ?? `unknown body ${String(body)}`;
}
