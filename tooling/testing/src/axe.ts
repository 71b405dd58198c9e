import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The part of a page that `violations` uses. Pages of Playwright and of other drivers have it. */
interface ScriptedPage {
  /** Evaluates an expression in the page and awaits its value. */
  evaluate(expression: string): Promise<unknown>;
}

/** Rule that `<progress>` and `<meter>` need a name. axe checks only elements with the equivalent roles. */
const nativeBarName = {
  id: 'native-bar-name',
  selector: 'progress, meter',
  tags: ['wcag2a'],
  any: ['aria-label', 'aria-labelledby', 'implicit-label', 'explicit-label', 'non-empty-title'],
};
const configuration = JSON.stringify({ rules: [nativeBarName] });

/**
 * Measures text by its number of characters. axe skips the contrast of texts that are much narrower than their single
 * letters, because it takes them for icons of a font, but Arabic letters also join. Our pages have no icon fonts.
 */
const measureText = '(text) => ({ width: 30 * text.length })';

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
  page: ScriptedPage,
  { within = 'html', bestPractices = false } = {},
): Promise<string[]> {
  const runOnly = bestPractices ? [...wcag22AA, 'best-practice'] : wcag22AA;
  // Browsers evaluate a string through the debugger or driver, which bypasses the page's CSP.
  await page.evaluate(
    `globalThis.axe ? true : (() => { ${axe}; axe.configure(${configuration}); return true; })()`,
  );
  const results = await page.evaluate(
    `(async () => {
      const canvas = globalThis.CanvasRenderingContext2D?.prototype;
      const original = canvas?.measureText;
      if (canvas) canvas.measureText = ${measureText};
      try {
        const { violations } = await axe.run(${JSON.stringify(within)}, ${JSON.stringify({ runOnly })});
        return violations.map(({ id, nodes }) => ({ id, nodes }));
      } finally {
        if (canvas) canvas.measureText = original;
      }
    })()`,
  );
  return (results as AxeResults['violations']).flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
  );
}
