import type { RegionConfig } from '../config.ts';
import { bootFacts } from './bootFacts.ts';
import { bootProgram } from './bootProgram.generated.ts';

/**
 * Returns a script for `<head>` that runs `markRoot` before the first paint: ES2020, without `eval`. The script is for
 * pages without a bundler of their own. It never throws, and is the same for each build of one configuration.
 *
 * If `img-src` does not allow `data:`, both image formats count as unsupported.
 *
 * @throws RegionError with the name of the invalid option, its value and the remedy
 */
export function bootScript(config: RegionConfig): string {
  return `(facts=>{${bootProgram}})(${literal(bootFacts(config))})`;
}

/** Serialises a value as JSON that is valid JavaScript and cannot close the script element. */
function literal(value: unknown): string {
  return JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}
