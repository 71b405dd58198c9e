import { nextFrame } from '@tooling/testing/layoutShift';
import type { Page } from 'playwright-core';

/** Theme, and window width in px. */
export interface Look {
  colorScheme: 'dark' | 'light';
  width: number;
}

/**
 * Shows a loaded page in another theme and width.
 *
 * @throws Error if animations run, because axe cannot check colors during a transition
 */
export async function switchLook(page: Page, { colorScheme, width }: Look): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.setViewportSize({ width, height: 800 });
  await nextFrame(page);
  // An animation that follows the scroll position changes nothing while the page rests.
  const running = await page.evaluate(
    () =>
      document
        .getAnimations()
        .filter(
          ({ playState, timeline }) => playState === 'running' && timeline === document.timeline,
        ).length,
  );
  if (running > 0) throw new Error(`${running} animations are running: axe cannot check colors.`);
}
