import { addDecimals } from '@exchange/exchange-api';
import { rewardTypeFacts } from '@exchange/task-center-api';
import type { Sum } from './byValue.ts';

/**
 * Joins rates with a greatest payment, such as rebates of `20%, up to 50 USDT`, into one sum per kind and coin: the most
 * that all of them pay.
 */
export function joinLimits(sums: readonly Sum[]): Sum[] {
  const joined: Sum[] = [];
  for (const sum of sums) {
    const most = mostPaid(sum);
    const index = joined.findIndex((other) => most.up_to && canBeAdded(other, most));
    const other = joined[index];
    if (other) {
      const amount = addDecimals(other.value.amount, most.value.amount);
      joined[index] = { ...other, value: { ...other.value, amount } };
    } else joined.push(most);
  }
  return joined;
}

function mostPaid(sum: Sum): Sum {
  const { type, limit, value } = sum;
  const isRate = value.unit === 'ratio' && limit !== null;
  if (!isRate || rewardTypeFacts[type].limit !== 'payout') return sum;
  return { ...sum, value: limit, limit: null, up_to: true };
}

const canBeAdded = (a: Sum, b: Sum) =>
  a.up_to && a.type === b.type && a.withdrawal === b.withdrawal && a.value.unit === b.value.unit;
