import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What breaks WCAG 2.2 AA, or what axe calls good practice, on the page as it is now. */
export async function violations(page: Page): Promise<string[]> {
  // Evaluated by the browser's debugger, which the page's policy does not bind.
  await page.evaluate(axe);
  const results = await page.evaluate(() =>
    (globalThis as unknown as { axe: { run: (o: object) => Promise<AxeResults> } }).axe.run({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    }),
  );
  return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join('\n')}`);
}
