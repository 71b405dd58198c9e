import { addDecimals, compareDecimals } from '@exchange/exchange-api';
import { type Odds } from '@exchange/task-center-api';
import { receivable } from '../catalogue/regionRules.ts';
import { boxContents, rewardEntry, type Grant } from '../catalogue/rewardCatalogue.ts';

/** Returns the odds that residents of a region see. `drawBox` uses the same table. */
export function boxOdds(residence: string | null): Odds {
  return boxContents.map(({ grant, probability }) => {
    const { code, amount } = receivable(residence, grant);
    const { type, withdrawal, amount: usual, unit } = rewardEntry(code);
    return { type, withdrawal, value: { amount: amount ?? usual, unit }, probability };
  });
}

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
