import { readMessages } from '@exchange/site/page/messages';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violations } from '@tooling/testing/axe';
import { watchShifts } from '@tooling/testing/layoutShift';
import { openTab, serveTaskCenter } from '../support/taskCenter.ts';

const site = serveTaskCenter();
const english = readMessages('en', ['faq']).faq;
const text = (key: string) => english[key] ?? key;
// Questions 68 and 69 replace question 60 in other editions.
const count = Object.keys(english).filter((key) => /^qas_(?!68|69)\d+_question$/.test(key)).length;

const address = (path = '/en/task-center/faq') => site.sandbox.url + path;
const search = (page: Page) => page.getByRole('searchbox');
const summaries = (page: Page) => page.locator('.faq summary');
const isOpen = (page: Page, question: string) =>
  page.locator('.faq details', { hasText: question }).evaluate((element) => {
    return (element as HTMLDetailsElement).open;
  });

/** Opens the page and waits until its search works. */
async function openFaq(path?: string) {
  const tab = await openTab(site.browser);
  await tab.page.goto(address(path));
  await tab.page.locator('header button.x-header-icon').waitFor();
  return tab;
}

it('shows questions, answers and links to them without scripts', async () => {
  const { page, complaints } = await openTab(site.browser, { javaScriptEnabled: false });
  await page.goto(address('/en/task-center/faq#question-12'));
  expect(await summaries(page).count()).toBe(count);
  expect(await page.getByText(text('qas_12_answer')).isVisible()).toBe(true);
  expect(await page.getByText(text('qas_01_answer')).isVisible()).toBe(false);
  await page.getByText(text('qas_01_question')).click();
  expect(await page.getByText(text('qas_01_answer')).isVisible()).toBe(true);
  expect(await search(page).isVisible()).toBe(false);
  expect(complaints).toEqual([]);
});

it('has no axe violations without search results', async () => {
  const { page, complaints } = await openFaq();
  await search(page).fill('nothing has these words <b>');
  await page.locator('.x-empty').waitFor();
  expect(await violations(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

/** Returns a promise and the function that resolves it. */
function gate(): { promise: Promise<void>; release: () => void } {
  let release = () => {};
  const promise = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { promise, release };
}

it('finds Japanese words in any order, with the browser’s word segmentation', async () => {
  const question = readMessages('ja-JP', ['faq']).faq.qas_12_question ?? '';
  const { page, complaints } = await openFaq('/ja-JP/task-center/faq');
  await search(page).fill(question.slice(0, 4) + question.slice(3));
  await page
    .locator('.faq summary')
    .nth(count - 1)
    .waitFor({ state: 'detached' });
  expect(await summaries(page).allTextContents()).toContain(question);
  expect(complaints).toEqual([]);
});

it('opens the question in the URL, even if a search hides it', async () => {
  const { page, complaints } = await openFaq('/en/task-center/faq#question-12');
  expect(await isOpen(page, text('qas_12_question'))).toBe(true);
  expect(await isOpen(page, text('qas_31_question'))).toBe(false);
  // The sticky header does not cover the question.
  const box = await page.getByText(text('qas_12_question')).boundingBox();
  expect(box?.y).toBeGreaterThan(48);

  await search(page).fill(text('qas_22_question'));
  expect(await summaries(page).allTextContents()).toEqual([text('qas_22_question')]);
  await page.evaluate(() => {
    location.hash = '#question-31';
  });
  await page.getByText(text('qas_31_answer')).waitFor();
  expect(await search(page).inputValue()).toBe('');
  expect(await summaries(page).count()).toBe(count);
  expect(complaints).toEqual([]);
});

it('searches for text that was typed before the script loaded', async () => {
  const { page, complaints } = await openTab(site.browser);
  const { promise: typing, release } = gate();
  await page.route('**/*.js', async (route) => {
    await typing;
    await route.continue();
  });
  await page.goto(address(), { waitUntil: 'commit' });
  await search(page).fill(text('qas_22_question'));
  release();
  await page.locator('.faq summary').nth(1).waitFor({ state: 'detached' });
  expect(await summaries(page).allTextContents()).toEqual([text('qas_22_question')]);
  expect(await search(page).inputValue()).toBe(text('qas_22_question'));
  expect(complaints).toEqual([]);
});

it('can be searched and read by keyboard only', async () => {
  const { page } = await openFaq();
  await search(page).focus();
  await page.keyboard.type(text('qas_22_question'));
  await page.locator('.faq summary').nth(1).waitFor({ state: 'detached' });
  // Tab to the clear button, the topic, then the question.
  for (let stop = 0; stop < 3; stop += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByText(text('qas_22_answer')).waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(new URL(page.url()).hash).toBe('#question-22');
});

describe.each([
  ['/en/task-center/faq', 'dark', 1280],
  ['/en/task-center/faq', 'light', 320],
  ['/ar-SA/task-center/faq', 'light', 1280],
  ['/ar-SA/task-center/faq', 'dark', 375],
] as const)('%s, %s, %d px', (path, colorScheme, width) => {
  it('has no axe violations, no layout shifts and no overflow', async () => {
    const { page, complaints } = await openTab(site.browser, {
      colorScheme,
      reducedMotion: 'reduce',
      viewport: { width, height: 800 },
    });
    const shifts = await watchShifts(page);
    await page.goto(address(path));
    await page.locator('header button.x-header-icon').waitFor();
    await page.locator('.faq summary').first().click();
    expect(await violations(page)).toEqual([]);
    expect(await shifts()).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(complaints).toEqual([]);
  });
});
