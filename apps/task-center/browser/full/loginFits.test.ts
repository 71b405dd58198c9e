import { pseudoText } from '@exchange/site/page/messages';
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { chooseResidence } from '../support/loginStates.ts';
import { openTab, serveTaskCenter } from '../support/taskCenter.ts';
import { changeSandbox } from '../support/changeSandbox.ts';
import { tooWide } from '../support/tooWide.ts';

// The login dialog's texts are compiled into its script, so `TEXTS=pseudo` does not change them. The test lengthens
// them in the DOM instead.
const site = serveTaskCenter();

/** Smallest gap between two fields, in px. */
const minGap = 8;
/** Smallest height of a link that a finger can hit, in px. */
const minTapHeight = 44;

/**
 * Replaces the dialog's texts with pseudo-localised ones, which are 40% longer. Walks the tree twice, because
 * `pseudoText` runs here and not in the page.
 */
async function lengthen(dialog: Locator): Promise<void> {
  const texts = await dialog.evaluate((element) => {
    const nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (nodes.nextNode()) found.push(nodes.currentNode.nodeValue ?? '');
    return found;
  });
  await dialog.evaluate(
    (element, longer) => {
      const nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (nodes.nextNode()) nodes.currentNode.nodeValue = longer.shift() ?? '';
    },
    texts.map((text) => (/[a-z]/i.test(text) ? pseudoText(text) : text)),
  );
}

async function open(page: Page): Promise<Locator> {
  await page.goto(`${site.sandbox.url}/en/task-center`);
  await page.locator('header .account__icon button').first().click();
  await page.getByRole('menuitem').first().click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[name=email]').waitFor();
  return dialog;
}

async function openSignUp(page: Page, path: string): Promise<Locator> {
  await page.goto(`${site.sandbox.url}${path}`);
  await page.locator('.hero__actions button:not(:disabled)').first().click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[data-field=residence]').waitFor();
  return dialog;
}

/** Runs in the page. Returns the dialog's links that are too low to tap. Links in sentences may be as low as their line. */
function lowLinks(minHeight: number): string[] {
  const links = document.querySelectorAll<HTMLElement>(
    'dialog :is(a:not(:is(label, p) a), .login-form__link)',
  );
  return [...links]
    .filter((link) => link.getBoundingClientRect().height < minHeight)
    .map((link) => link.innerText);
}

/** Runs in the page. Returns fields whose gap to the field above is too small. */
function touchingFields(gap: number): string[] {
  const fields = [...document.querySelectorAll('dialog .x-field')].filter((field) =>
    field.checkVisibility(),
  );
  return fields
    .filter((field, index) => {
      const above = fields[index - 1]?.getBoundingClientRect();
      const { top } = field.getBoundingClientRect();
      return above !== undefined && above.top < top && top - above.bottom < gap;
    })
    .map((field) => field.textContent);
}

/** Runs in the page. Returns whether no part of an element is scrolled away or covered. */
function isInView(element: Element): boolean {
  const { left, top, bottom } = element.getBoundingClientRect();
  return [top + 1, bottom - 1].every((y) =>
    element.contains(document.elementFromPoint(left + 12, y)),
  );
}

/** Completes the first step of a registration. */
async function goOn(dialog: Locator, email: string): Promise<void> {
  await chooseResidence(dialog);
  await dialog.locator('input[name=email]').fill(email);
  await dialog.locator('input[name=email]').press('Enter');
  await dialog.locator('input[name=consent]').waitFor();
}

/** Steps of the dialog. Each function opens its step from the first one. */
const steps: Record<string, (dialog: Locator) => Promise<unknown>> = {
  login: () => Promise.resolve(),
  mistakes: (dialog) => dialog.locator('button[type=submit]').click(),
  phone: (dialog) => dialog.getByRole('tab').last().click(),
  register: (dialog) => dialog.locator('.login-form__switch button').click(),
  async details(dialog) {
    await dialog.locator('.login-form__switch button').click();
    await goOn(dialog, 'new@brand.com');
  },
  async refused(dialog) {
    await dialog.locator('.login-form__switch button').click();
    await chooseResidence(dialog, 'US');
    await dialog.getByRole('link', { name: 'Who can take part' }).waitFor();
  },
  recovery: (dialog) => dialog.locator('.login-form__link').click(),
  async reset(dialog) {
    await dialog.locator('input[name=email]').fill('demo@brand.com');
    await dialog.locator('.login-form__link').click();
    await dialog.locator('button[type=submit]').click();
    await dialog.locator('input[name=code]').waitFor();
  },
  async code(dialog) {
    await changeSandbox(site.sandbox, 'users', { email: 'demo@brand.com', loginCode: true });
    await dialog.locator('input[name=email]').fill('demo@brand.com');
    await dialog.locator('input[name=password]').fill('demo-pass-1');
    await dialog.locator('button[type=submit]').click();
    await dialog.locator('input[name=code]').waitFor();
  },
};

// `ar-SA` and `pt-BR` suggest a country.
it.each(['en', 'ar-SA', 'de', 'ja-JP', 'pt-BR', 'ru-RU'])(
  'shows an invited friend both steps up to their buttons at 375 × 667 px in %s',
  async (locale) => {
    const { page } = await openTab(site.browser, {
      viewport: { width: 375, height: 667 },
      reducedMotion: 'reduce',
    });
    const dialog = await openSignUp(
      page,
      `/${locale}/task-center/invite?ref=DEMO2026&read_only=ref`,
    );
    const submit = dialog.locator('button[type=submit]');
    expect(await submit.evaluate(isInView), 'first step').toBe(true);
    await goOn(dialog, 'new@brand.com');
    expect(await dialog.locator('summary').innerText()).toContain('DEMO2026');
    expect(await submit.evaluate(isInView), 'second step').toBe(true);
  },
);

it('shows a refused sign-up on a phone', async () => {
  const { page } = await openTab(site.browser, { viewport: { width: 375, height: 667 } });
  const dialog = await openSignUp(page, '/en/task-center/invite');
  await goOn(dialog, 'demo@brand.com');
  await dialog.locator('input[name=password]').fill('a-long-password');
  await dialog.locator('input[name=age]').check();
  await dialog.locator('input[name=consent]').check();
  await dialog.locator('button[type=submit]').click();
  const emailTakenMessage = dialog.getByText('This email is already registered.');
  await emailTakenMessage.waitFor();
  expect(await emailTakenMessage.evaluate(isInView), 'mistake').toBe(true);

  await page.route('**/user/v1/register', (route) => route.abort());
  await goOn(dialog, 'unlucky@brand.com');
  await dialog.locator('button[type=submit]').click();
  const failure = dialog.getByRole('alert');
  await failure.waitFor();
  expect(await failure.evaluate(isInView), 'failure').toBe(true);
});

it.each(Object.keys(steps))(
  'has room, tap height and gaps for longer texts at 320 px in the step %s',
  async (step) => {
    const { page } = await openTab(site.browser, { viewport: { width: 320, height: 740 } });
    const dialog = await open(page);
    await steps[step]!(dialog);
    await lengthen(dialog);
    await dialog.getByText('~~]').first().waitFor();
    expect(await page.evaluate(tooWide, 'dialog'), 'too wide').toEqual([]);
    expect(await page.evaluate(lowLinks, minTapHeight), 'too low').toEqual([]);
    expect(await page.evaluate(touchingFields, minGap), 'too close').toEqual([]);
  },
);
