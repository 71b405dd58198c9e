import * as v from 'valibot';
import { openEnum, text } from '@exchange/exchange-api';
import { rewardTypes } from './rewardState.ts';

/** Terms of every kind of reward: how it is used and withdrawn, and when it ends. */
export const rewardKinds = v.object({
  items: v.array(v.object({ type: openEnum(rewardTypes), terms: v.array(text) })),
});
