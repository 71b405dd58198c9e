import { fork } from 'node:child_process';
import { once } from 'node:events';
import { median } from './median.ts';

const processes = 5;
const goal = 1.5;

/**
 * Compares whole calls, from an address with locale and query to its native link, with `URL`, rou3 and
 * URLSearchParams. Runs several processes, because V8 compiles differently in each of them.
 */
export async function bench(): Promise<void> {
  console.log(`\ndeep links: an address to its native link, ${processes} processes`);
  const ratios: number[] = [];
  for (let run = 0; run < processes; run++) {
    const child = fork(`${import.meta.dirname}/deeplink-mapper/wholeCall.ts`);
    const [[ours, theirs]] = (await once(child, 'message')) as [[number, number]];
    const ratio = theirs / ours;
    console.log(`  ${ours.toFixed(0)} and ${theirs.toFixed(0)} ns  ${ratio.toFixed(2)}×`);
    ratios.push(ratio);
  }
  const ratio = median(ratios);
  console.log(
    `  goal: ${goal}×, ${ratio >= goal ? 'met' : 'missed'} (median ${ratio.toFixed(2)}×)`,
  );
}
