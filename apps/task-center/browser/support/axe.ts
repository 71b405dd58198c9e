import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { nextFrame } from './layoutShift.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Theme and width (px) to show a loaded page in. */
export interface Look {
  colorScheme: 'dark' | 'light';
  width: number;
}

/**
 * Runs the WCAG 2.2 AA rules of axe on the current page.
 *
 * @param look - shows the page in this theme and width first; the page must be opened with
 * `reducedMotion: 'reduce'`, because axe cannot check colors during a transition
 * @returns the rule and the element of each violation
 */
export async function violations(page: Page, look?: Look): Promise<string[]> {
  if (look) await switchLook(page, look);
  // The debugger may add a script even though the page's policy blocks it.
  await page.evaluate(`if (!window.axe) { ${axe} }`);
  const results = await page.evaluate(() =>
    (window as unknown as { axe: { run(options: object): Promise<AxeResults> } }).axe.run({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
    }),
  );
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
  );
}

/** Shows a loaded page in another theme and width. */
export async function switchLook(page: Page, { colorScheme, width }: Look): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.setViewportSize({ width, height: 800 });
  await nextFrame(page);
  const running = await page.evaluate(
    () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
  );
  if (running > 0) throw new Error(`${running} animations run while axe looks at colors.`);
}
