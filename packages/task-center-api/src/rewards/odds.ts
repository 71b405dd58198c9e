import * as v from 'valibot';
import { addDecimals, decimal, openEnum, value } from '@exchange/exchange-api';
import { rewardTypes } from './rewardTypes.ts';
import { withdrawals } from './withdrawal.ts';

/** Possible contents of a mystery box. The probabilities add up to 1. */
export const odds = v.pipe(
  v.array(
    v.object({
      type: openEnum(rewardTypes),
      value,
      withdrawal: openEnum(withdrawals),
      /** Decimal from 0 to 1: 0.2 is one box in five. */
      probability: decimal,
    }),
  ),
  v.check(
    (contents) =>
      contents.reduce((sum, { probability }) => addDecimals(sum, probability), '0') === '1',
    'the probabilities do not add up to 1',
  ),
);

export type Odds = v.InferOutput<typeof odds>;
