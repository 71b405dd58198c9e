import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violations } from '@tooling/testing/axe';
import { desktop, openGallery, phone } from './openGallery.ts';

const gallery = openGallery();
const focused = (page: Page) => page.evaluate(() => document.activeElement?.outerHTML ?? '');
const inside = async (page: Page, selector: string) => {
  const box = await page.locator(selector).boundingBox();
  const view = page.viewportSize();
  return (
    box !== null &&
    view !== null &&
    box.x >= 0 &&
    box.y >= 0 &&
    box.x + box.width <= view.width &&
    box.y + box.height <= view.height
  );
};

describe.each([
  ['dark-en', desktop],
  ['light-ar', phone],
])('in %s', (name, size) => {
  it('shows a popover beside its button, and closes it on Esc and on a press outside', async () => {
    const { page, complaints } = await gallery.open(name, size);
    const button = page.locator('[data-group=navigation] [popovertarget]');
    const popover = page.locator('.x-popover');
    await button.press('Enter');
    await popover.waitFor({ state: 'visible' });
    expect(await inside(page, '.x-popover')).toBe(true);
    expect(await button.getAttribute('aria-expanded')).toBe('true');
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await popover.waitFor({ state: 'hidden' });
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    await button.click();
    await popover.waitFor({ state: 'visible' });
    await button.click();
    await popover.waitFor({ state: 'hidden' });
    expect(await button.getAttribute('aria-expanded')).toBe('false');
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('shows a tooltip on keyboard focus, and hides it on Esc', async () => {
    const { page } = await gallery.open(name, size);
    await page.locator('[data-group=navigation] [popovertarget]').focus();
    await page.keyboard.press('Tab');
    await page.locator('.x-tooltip').waitFor({ state: 'visible' });
    expect(await inside(page, '.x-tooltip')).toBe(true);
    await page.keyboard.press('Escape');
    await page.locator('.x-tooltip').waitFor({ state: 'hidden' });
    await page.context().close();
  });

  it('shows the options of a combobox within the viewport, and chooses one with the keyboard', async () => {
    const { page } = await gallery.open(name, size);
    const input = page.locator('[data-group=control] [role=combobox]').first();
    const shown = '.x-options:popover-open';
    await input.press('ArrowDown');
    expect(await inside(page, shown)).toBe(true);
    expect(await violations(page)).toEqual([]);
    await input.press('ArrowDown');
    const second = await page.locator('[data-group=control] [role=option]').nth(1).textContent();
    await input.press('Enter');
    expect(await page.locator(shown).count()).toBe(0);
    expect(await input.inputValue()).toBe(second);
    await page.context().close();
  });

  it('shows the options beside their field and as wide, also after a search', async () => {
    const { page } = await gallery.open(name, size);
    const input = page.locator('[data-group=control] [role=combobox]').first();
    const distances = () =>
      input.evaluate((element) => {
        const field = element.getBoundingClientRect();
        const list = document.querySelector('.x-options:popover-open')!.getBoundingClientRect();
        return [
          list.left - field.left,
          list.right - field.right,
          Math.max(list.top - field.bottom, field.top - list.bottom),
        ].map((distance) => Math.round(Math.abs(distance)));
      });
    await input.click();
    expect(await distances()).toEqual([0, 0, 4]);
    await input.fill('no such option');
    expect(await distances()).toEqual([0, 0, 4]);
    await page.context().close();
  });

  it('does not submit a radio group without a name, but validates and resets it', async () => {
    const { page } = await gallery.open(name, size);
    const [submitted, isValid, isReset] = await page
      .locator('[data-group=control] .x-radios')
      .first()
      .evaluate((group) => {
        const form = document.createElement('form');
        group.replaceWith(form);
        form.append(group);
        const [first, second] = group.querySelectorAll('input');
        second?.click();
        const keys = [...new FormData(form).keys()];
        form.reset();
        const isFirst = first?.checked && !second?.checked;
        if (first) Object.assign(first, { required: true, checked: false });
        return [keys, form.checkValidity(), isFirst];
      });
    expect(submitted).toEqual([]);
    expect(isValid).toBe(false);
    expect(isReset).toBe(true);
    await page.context().close();
  });

  it('moves a segmented control by one option per arrow key, in reading direction', async () => {
    const { page } = await gallery.open(name, size);
    const radios = page.locator('[data-group=control] .x-segments input');
    await radios.nth(1).focus();
    await page.keyboard.press('ArrowUp');
    expect(await radios.nth(0).isChecked()).toBe(true);
    await page.context().close();
  });
});

it('focuses the input with autoFocus when a window opens', async () => {
  const { page } = await gallery.open('dark-en', desktop);
  await page.locator('[data-group=modal] .x-button').first().click();
  await page.locator('.x-modal[open] input').waitFor();
  expect(await focused(page)).toContain('<input');
  await page.context().close();
});

it('keeps toasts above an open modal window, with a working close button', async () => {
  const { page } = await gallery.open('dark-en', desktop);
  await page.locator('[data-group=message] .gallery-row .x-button').click();
  const toast = page.locator('.x-toasts .x-banner').first();
  await toast.waitFor();
  await page
    .locator('[data-group=modal] .x-button')
    .first()
    .evaluate((button: HTMLElement) => button.click());
  await page.locator('.x-modal[open]').waitFor();
  const before = await page.locator('.x-toasts .x-banner').count();
  await toast.locator('.x-banner-close').click();
  expect(await page.locator('.x-toasts .x-banner').count()).toBe(before - 1);
  await page.context().close();
});

it('hides the clear button of an empty search field', async () => {
  const { page } = await gallery.open('dark-en', desktop);
  const field = page.locator('[data-group=field] .x-search').first();
  await field.locator('input').fill('');
  expect(await field.locator('.x-search-clear').isVisible()).toBe(false);
  await field.locator('input').fill('fees');
  expect(await field.locator('.x-search-clear').isVisible()).toBe(true);
  await page.context().close();
});
