import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { GalleryPages } from './galleryPages.ts';
import { patterns } from './keyPatterns.ts';
import { desktop } from './openGallery.ts';

/** Presses the keys of every pattern in both reading directions, and compares the focused elements. */
export function testPatterns(gallery: GalleryPages): void {
  describe.each(['ltr', 'rtl'])('from %s', (dir) => {
    it.each(Object.entries(patterns))(
      'the keys of the %s pattern move focus as expected',
      async (_name, pattern) => {
        const { page, complaints } = await gallery.open('demos', desktop, { dir });
        await page.locator(`[data-demo=${pattern.demo}] ${pattern.focus}`).focus();
        const arrows = dir === 'ltr' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
        const seen: string[] = [];
        for (const [key] of pattern.keys) {
          const pressed = { Next: arrows[0], Previous: arrows[1] }[key] ?? key;
          await page.keyboard.press(pressed);
          await page.waitForFunction(
            () => new Promise((next) => requestAnimationFrame(() => next(true))),
          );
          seen.push(`${key}: ${await focused(page)}`);
        }
        expect(seen).toEqual(pattern.keys.map(([key, state]) => `${key}: ${state}`));
        expect(complaints).toEqual([]);
        await page.context().close();
      },
    );
  });
}

/** Returns a description of the focused element: its name, then its state. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    const attribute = (name: string) => element.getAttribute(name);
    const input = element instanceof HTMLInputElement ? element : undefined;
    const label = input?.labels?.[0]?.querySelector('.x-choice-text') ?? input?.labels?.[0];
    const name = attribute('aria-label') ?? label?.textContent ?? element.textContent;
    const active = document.getElementById(attribute('aria-activedescendant') ?? '');
    const details = element.localName === 'summary' ? element.parentElement : undefined;
    const expanded = attribute('aria-expanded');
    const tip = document.getElementById(attribute('aria-describedby') ?? '');
    if (element === document.body || element.closest('.x-header, [data-demo=Toasts]'))
      return 'other';
    return [
      name.trim(),
      input && !['radio', 'checkbox'].includes(input.type) && `"${input.value}"`,
      input && ['radio', 'checkbox'].includes(input.type) && (input.checked ? 'on' : 'off'),
      attribute('aria-disabled') === 'true' && 'disabled',
      attribute('aria-selected') === 'true' && 'selected',
      element.closest('th')?.ariaSort,
      expanded !== null && (expanded === 'true' ? 'open' : 'closed'),
      details?.hasAttribute('open') && 'open',
      active && `at ${active.textContent}`,
      tip?.matches('[role=tooltip]:popover-open') && 'described',
    ]
      .filter((part) => typeof part === 'string')
      .join(', ');
  });
}
