import { addDecimals, compareDecimals, type Odds } from '@exchange/task-center-api';
import { createRandom } from '../../random.ts';
import { boxContents, rewardEntry, type Grant } from '../catalogue/rewardCatalogue.ts';

/** The odds that customers see. `drawBox` uses the same table. */
export const boxOdds: Odds = boxContents.map(({ grant: { code, amount }, probability }) => {
  const { type, withdrawal, amount: usual, unit } = rewardEntry(code);
  return { type, withdrawal, value: { amount: amount ?? usual, unit }, probability };
});

/** Returns the content of a box. The same box always has the same content. */
export function drawBox(boxId: number): Grant {
  const draw = createRandom(boxId)().toFixed(18);
  let sum = '0';
  for (const { grant, probability } of boxContents) {
    sum = addDecimals(sum, probability);
    if (compareDecimals(draw, sum) < 0) return grant;
  }
  return boxContents.at(-1)!.grant;
}
