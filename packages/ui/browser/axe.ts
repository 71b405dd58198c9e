import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Returns the violations of WCAG 2.2 AA and of axe's best practices on the page in its current
 * state.
 */
export async function violations(page: Page): Promise<string[]> {
  // Playwright evaluates a string through the debugger, which bypasses the page's CSP.
  await page.evaluate(axe);
  const results = await page.evaluate(() =>
    (globalThis as unknown as { axe: { run: (o: object) => Promise<AxeResults> } }).axe.run({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    }),
  );
  return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join('\n')}`);
}
