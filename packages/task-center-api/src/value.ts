import * as v from 'valibot';
import { decimal } from './decimal.ts';

/**
 * An amount of something. `unit` is a coin (`USDT`), or one of the words `ratio` (0.2 is 20 %),
 * `points`, `count` (plain number) and `days`.
 */
export const value = v.object({
  amount: decimal,
  unit: v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{1,16}$/, 'is no unit')),
});

export type Value = v.InferOutput<typeof value>;
