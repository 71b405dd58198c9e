import type { Edition } from '@exchange/site/regions';
import { byValue, type Sum } from '../byValue.ts';
import { isRewardOffered } from '../../screen/isOffered.ts';
import { countEqual, type CountedSum } from './countEqual.ts';

/**
 * Sorts sums by what they are worth to the customer: the most valuable one first, and last what the
 * edition does not offer. Joins equal ones.
 */
export function orderedSums(sums: readonly Sum[], edition: Edition | undefined): CountedSum[] {
  const isElsewhere = (sum: Sum) => !isRewardOffered(sum, edition);
  return countEqual(byValue(sums)).sort((a, b) => Number(isElsewhere(a)) - Number(isElsewhere(b)));
}
