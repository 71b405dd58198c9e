import { addDecimals, compareDecimals } from '@exchange/exchange-api';
import { type Odds } from '@exchange/task-center-api';
import { boxContents, rewardEntry, type Grant } from '../catalogue/rewardCatalogue.ts';

/** The odds that customers see. `drawBox` uses the same table. */
export const boxOdds: Odds = boxContents.map(({ grant: { code, amount }, probability }) => {
  const { type, withdrawal, amount: usual, unit } = rewardEntry(code);
  return { type, withdrawal, value: { amount: amount ?? usual, unit }, probability };
});

/** Draws the content of a box, at the moment when it is opened. `random` returns a number in [0, 1). */
export function drawBox(random: () => number): Grant {
  const draw = random().toFixed(18);
  let sum = '0';
  for (const { grant, probability } of boxContents) {
    sum = addDecimals(sum, probability);
    if (compareDecimals(draw, sum) < 0) return grant;
  }
  return boxContents.at(-1)!.grant;
}
