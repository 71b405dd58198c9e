import { expect, it } from 'vitest';
import { openTab, serveTaskCenter } from '../support/taskCenter.ts';

const site = serveTaskCenter();

it.each(['light', 'dark'] as const)(
  'prints the whole hub in dark text, from the %s theme',
  async (colorScheme) => {
    const { page } = await openTab(site.browser, { colorScheme });
    await page.goto(`${site.sandbox.url}/en/task-center`);
    await page.locator('.check-in').waitFor();
    await page.evaluate((theme) => {
      document.documentElement.dataset.theme = theme;
    }, colorScheme);
    await page.emulateMedia({ media: 'print', colorScheme });
    const printed = await page.evaluate(() => {
      const style = (selector: string) => getComputedStyle(document.querySelector(selector)!);
      return {
        color: style('body').color,
        dock: style('#__next .dock').display,
      };
    });
    expect(printed.color).toBe('rgb(18, 21, 28)');
    expect(printed.dock).toBe('none');
  },
);
