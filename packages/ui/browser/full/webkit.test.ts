import { violations } from '@tooling/testing/axe';
import { launchWebKit, type WebDriverSession } from '@tooling/vitest/webkit';
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { demoSettings, wideDemos } from '../demoSettings.ts';
import { describeFocus } from '../describeFocus.ts';
import { arrowsOf, patterns, type Pattern } from '../keyPatterns.ts';

// WebKitGTK has no forced colours, so Chromium and Firefox test them.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let browser: WebDriverSession;
beforeEach(async () => {
  browser = await launchWebKit();
});
afterEach(() => browser.close());

/**
 * Patterns of native inputs whose keys WebKit handles in its own way, in every direction: a radio group stops at its
 * ends, and the right arrow key always means "next" in a radio group and "more" in a slider.
 */
const nativeKeys: Record<string, Pattern['keys']> = {
  'radio group': [
    ['ArrowDown', 'Market, on'],
    ['ArrowDown', 'Stop, on'],
    ['ArrowDown', 'Stop, on'],
    ['ArrowUp', 'Market, on'],
  ],
  'radio group in a row': [
    ['ArrowRight', 'Sell, on'],
    ['ArrowRight', 'Sell, on'],
    ['ArrowLeft', 'Buy, on'],
  ],
  slider: [
    ['ArrowRight', 'Leverage, "6"'],
    ['ArrowLeft', 'Leverage, "5"'],
    ['ArrowUp', 'Leverage, "6"'],
    ['End', 'Leverage, "20"'],
    ['Home', 'Leverage, "1"'],
  ],
};

/** Opens the demo page, and returns when it is hydrated. */
async function openDemos(settings: Record<string, string>, width = 1280): Promise<void> {
  await browser.setSize(width, 900);
  await browser.goto(`${inject('gallery').origin}/demos.html?${new URLSearchParams(settings)}`);
  await browser.waitFor(() => document.querySelector('[data-ready]') !== null);
}

/** Runs in the page. Focuses an element. */
function focus(selector: string, index: number): void {
  const element = document.querySelectorAll<HTMLElement>(selector)[index];
  if (!element) throw new Error(`No element ${index} matches ${selector}.`);
  element.scrollIntoView({ block: 'center' });
  element.focus();
}

/** Runs in the page. Returns the text of the first visible element that matches the selector. */
function textOf(selector: string): string | undefined {
  return [...document.querySelectorAll(selector)].find(
    (element) => element.getClientRects().length > 0,
  )?.textContent;
}

const axePage = { evaluate: (expression: string) => browser.run(`return ${expression}`) };

describe.each(demoSettings)('the demos with %j', ({ phone, ...settings }) => {
  it('have no accessibility violation or horizontal scrolling', async () => {
    await openDemos(settings, phone ? 375 : 1280);
    expect(await violations(axePage, { bestPractices: true })).toEqual([]);
    expect(await browser.run(wideDemos)).toEqual([]);
  });
});

describe.each(['ltr', 'rtl'] as const)('from %s', (dir) => {
  it.each(Object.entries(patterns))(
    'the keys of the %s pattern move focus as expected',
    async (name, pattern) => {
      await openDemos({ dir });
      await browser.run(focus, `[data-demo=${pattern.demo}] ${pattern.focus}`, pattern.index ?? 0);
      const arrows: Record<string, string> = arrowsOf(dir);
      const keys = nativeKeys[name] ?? pattern.keys;
      const seen: string[] = [];
      for (const [key] of keys) {
        await browser.press(arrows[key] ?? key);
        await browser.run(() => new Promise((next) => requestAnimationFrame(() => next(true))));
        seen.push(`${key}: ${await browser.run(describeFocus)}`);
      }
      expect(seen).toEqual(keys.map(([key, state]) => `${key}: ${state}`));
    },
  );
});

describe.each(['ltr', 'rtl'])('the parts that open, from %s', (dir) => {
  it('a Form moves focus to the first field with an error, and shows the error of the server there', async () => {
    await openDemos({ dir });
    await browser.click('[data-demo=Form] button[type=submit]');
    await browser.waitFor(
      () => document.activeElement?.matches('[data-demo=Form] [aria-invalid=true]') === true,
    );
    expect(await browser.run(textOf, '[data-demo=Form]')).toContain(
      'Enter the address of your wallet',
    );
    expect(await violations(axePage, { within: '[data-demo=Form]' })).toEqual([]);
  });

  it('F6 moves focus to a toast and back', async () => {
    await openDemos({ dir });
    await browser.click('[data-demo=Toasts] button', 'Save settings');
    await browser.waitFor(() => document.querySelector('.x-toasts .x-banner') !== null);
    await browser.press('F6');
    await browser.waitFor(() => document.activeElement?.closest('.x-toasts') !== null);
    expect(await violations(axePage, { within: '.x-toasts' })).toEqual([]);
    await browser.press('F6');
    await browser.waitFor(() => document.activeElement?.textContent === 'Save settings');
  });

  it.each([
    ['CustomSelect', '[role=combobox]', '.x-options:popover-open'],
    ['Combobox', 'input', '.x-options:popover-open'],
    ['Menu', 'button', '.x-menu-popup'],
    ['Modal', 'button', 'dialog[open]'],
    ['Drawer', 'button', 'dialog[open]'],
    ['Popover', 'button', '.x-popover:popover-open'],
  ])('the opened %s is inside the window, and has no axe violation', async (demo, part, opened) => {
    await openDemos({ dir });
    await browser.run(focus, `[data-demo=${demo}] ${part}`, 0);
    await browser.press(part === 'button' ? 'Enter' : 'ArrowDown');
    await browser.waitFor((selector: string) => document.querySelector(selector) !== null, opened);
    await browser.waitFor(
      (selector: string) =>
        document.querySelector(selector)?.getAnimations({ subtree: true }).length === 0,
      opened,
    );
    const outside = await browser.run((selector: string) => {
      const { left, right, top, bottom } = document
        .querySelector(selector)!
        .getBoundingClientRect();
      return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
    }, opened);
    expect(outside).toBe(false);
    expect(await violations(axePage, { within: opened })).toEqual([]);
  });
});
