import * as v from 'valibot';
import { decimal } from './decimal.ts';

/**
 * An amount with its unit. `unit` is a coin (`USDT`) or one of `ratio` (0.2 is 20 %), `points`,
 * `count` (plain number) and `days`.
 */
export const value = v.object({
  amount: decimal,
  unit: v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{1,16}$/, 'is not a unit')),
});

export type Value = v.InferOutput<typeof value>;
