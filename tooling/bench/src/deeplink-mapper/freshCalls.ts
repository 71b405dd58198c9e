import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const gc = runInNewContext('gc') as (options: { type: 'minor' }) => void;

/**
 * Measures calls with new strings in each run, because engines cache a string's hash after its first lookup.
 *
 * @returns the processor time of a call, in ns
 */
export function measureFreshCalls(
  inputs: readonly string[],
  job: (input: string) => unknown,
  calls = 20_000,
): number {
  const fresh = Array.from({ length: calls }, (_, i) =>
    Buffer.from(inputs[i % inputs.length] ?? '').toString('latin1'),
  );
  // Moves the strings to the old generation. Otherwise each collection during the measurement copies all of them.
  gc({ type: 'minor' });
  gc({ type: 'minor' });
  let answers = 0;
  const start = process.cpuUsage();
  for (const input of fresh) if (job(input) !== undefined) answers++;
  const { user, system } = process.cpuUsage(start);
  if (answers > calls) throw new Error('more answers than calls');
  return ((user + system) * 1000) / calls;
}
