import { z } from 'zod';

/**
 * Stage at which a call hangs or is cut:
 *
 * - `request`: before it is handled
 * - `answer`: after it is handled, before anything is sent
 * - `headers`: after the headers are sent
 * - `body`: after half of the body is sent
 */
const stage = z.enum(['request', 'answer', 'headers', 'body']).default('request');

const headers = z
  .record(z.string().regex(/^[\w-]+$/), z.string().regex(/^[\t\x20-\x7e\x80-\xff]*$/))
  .default({});
const ms = z.int().min(0).max(3_600_000);

const fault = z.discriminatedUnion('type', [
  /** Responds with this status without handling the call. */
  z.strictObject({
    type: z.literal('status'),
    status: z.int().min(200).max(599),
    headers,
    body: z.string().default(''),
  }),
  /** Responds with 200 and this body without handling the call. */
  z.strictObject({
    type: z.literal('body'),
    body: z.string(),
    contentType: z
      .string()
      .regex(/^[\t\x20-\x7e]*$/)
      .default('application/json; charset=utf-8'),
  }),
  /** Handles the call after `ms`. */
  z.strictObject({ type: z.literal('delay'), ms }),
  /** Proceeds to the stage, then sends nothing more and keeps the connection open. */
  z.strictObject({ type: z.literal('hang'), at: stage }),
  /** Proceeds to the stage, then cuts the connection. */
  z.strictObject({ type: z.literal('cut'), at: stage }),
  /** Sends the response in pieces. */
  z.strictObject({ type: z.literal('drip'), bytes: z.int().min(1), everyMs: ms }),
]);

export const faultRule = z.strictObject({
  method: z
    .string()
    .regex(/^[A-Za-z]+$/)
    .transform((method) => method.toUpperCase())
    .optional(),
  /** Path without query. A trailing `*` matches any suffix. */
  path: z.string().startsWith('/'),
  /** Maximum number of calls to apply the fault to. Default: unlimited. */
  times: z.int().min(1).optional(),
  fault,
});

export type Fault = z.infer<typeof fault>;
export type FaultRule = z.infer<typeof faultRule>;

interface ArmedRule extends FaultRule {
  id: number;
  hits: number;
}

export interface Faults {
  add(rule: FaultRule): ArmedRule;
  list(): readonly ArmedRule[];
  /** Removes a rule. Returns whether it existed. */
  remove(id: number): boolean;
  clear(): void;
  /** Returns the fault of the oldest matching rule, if any, and counts a hit. */
  strike(method: string, path: string): Fault | undefined;
}

export function createFaults(): Faults {
  let rules: ArmedRule[] = [];
  let lastId = 0;
  return {
    add(rule) {
      const armed = { ...rule, id: (lastId += 1), hits: 0 };
      rules.push(armed);
      return armed;
    },
    list: () => rules,
    remove(id) {
      const before = rules.length;
      rules = rules.filter((rule) => rule.id !== id);
      return rules.length < before;
    },
    clear() {
      rules = [];
    },
    strike(method, path) {
      const rule = rules.find((candidate) => matches(candidate, method, path));
      if (!rule) return undefined;
      rule.hits += 1;
      return rule.fault;
    },
  };
}

function matches(rule: ArmedRule, method: string, path: string): boolean {
  if (rule.times !== undefined && rule.hits >= rule.times) return false;
  if (rule.method !== undefined && rule.method !== method) return false;
  return rule.path.endsWith('*') ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path;
}
