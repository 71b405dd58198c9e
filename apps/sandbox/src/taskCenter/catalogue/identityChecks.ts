import type { Text } from '@exchange/exchange-api';
import type { Texts } from '../../texts/localeTexts.ts';

/** Duration of each level of the identity check, in minutes. The catalogue's `identityChecks` names the documents. */
const minutes: Readonly<Record<number, string>> = { 1: '3', 2: '5' };

/** Returns the documents and the minutes that a level of the identity check requires. */
export function identityCheck(level: number, texts: Texts): Text | undefined {
  const amount = minutes[level];
  return amount === undefined
    ? undefined
    : texts.line(`identityChecks.level_${level}`, { minutes: { amount, unit: 'count' } });
}
