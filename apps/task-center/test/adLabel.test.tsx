import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { regions, type LocaleToken } from '@exchange/site/regions';
import { expect, it } from 'vitest';
import { labelledAds } from '../app.config.ts';
import { openPage } from './openPage.tsx';
import { AdLabel } from '../src/screen/AdLabel.tsx';

const openLabel = (path: string, options: Parameters<typeof openPage>[1] = {}) =>
  openPage(() => <AdLabel path={path} />, options);

const label = () => document.querySelector<HTMLElement>('.ad-label');

it.each([
  ['de', 'Werbung', undefined],
  ['nl-NL', 'Advertentie', undefined],
  ['en', 'Advertisement', ''],
  ['tr-TUR', undefined, undefined],
] as const)('in %s, is %j, and shared with other editions: %j', async (locale, text, shared) => {
  await openLabel('/task-center', { address: `/${locale}/task-center`, locale });
  expect(label()?.textContent).toBe(text);
  expect(label()?.dataset['shared']).toBe(shared);
});

it.each(['/task-center', '/task-center/reward-detail'])(
  'is on %s for guests and customers',
  async (path) => {
    await openLabel(path);
    expect(label()!.closest('.for-guests')).toBeNull();
  },
);

it('is not on the FAQ', async () => {
  await openLabel('/task-center/faq');
  expect(label()).toBeNull();
});

it('is shown on shared pages exactly where it is required', () => {
  const css = readFileSync(join(import.meta.dirname, '../src/screen/adLabel.css'), 'utf8');
  const editions = [...css.matchAll(/edition='(\w+)'/g)].map(([, edition]) => edition);
  expect(editions).toEqual(labelledAds);
});

it.each(regions.localeTokens)(
  'agrees in %s with the edition that other hosts display',
  (locale: LocaleToken) => {
    const offering = regions.editions.filter((edition) => regions.offers(edition, locale));
    // CSS only matches the edition of the host.
    const isLabelled = (edition: (typeof offering)[number]) => labelledAds.includes(edition);
    expect(isLabelled(offering[0]!)).toBe(offering.every(isLabelled));
  },
);
