import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const wcag22AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Runs the WCAG 2.2 AA rules of axe on the page in its current state. Open the page with `reducedMotion: 'reduce'`,
 * because axe cannot check colors during a transition.
 *
 * @param options.within - selector of the part to check. Default: the whole page.
 * @param options.bestPractices - also runs the rules that axe recommends beyond WCAG. Default false.
 * @returns the rule and the element of each violation
 */
export async function violations(
  page: Page,
  { within = 'html', bestPractices = false } = {},
): Promise<string[]> {
  // Playwright evaluates a string through the debugger, which bypasses the page's CSP.
  await page.evaluate(`if (!globalThis.axe) { ${axe} }`);
  const results = await page.evaluate(
    ({ context, runOnly }) =>
      (
        globalThis as unknown as {
          axe: { run(context: string, options: object): Promise<AxeResults> };
        }
      ).axe.run(context, { runOnly }),
    { context: within, runOnly: bestPractices ? [...wcag22AA, 'best-practice'] : wcag22AA },
  );
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
  );
}
