import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { regions, type LocaleToken } from '@exchange/site/regions';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { labelledAds } from '../app.config.ts';
import { openPage } from './openPage.tsx';
import { GuestHero } from '../src/hub/guest/GuestHero.tsx';
import { CampaignPage } from '../src/campaigns/detail/CampaignPage.tsx';
import { CampaignsPage } from '../src/campaigns/list/CampaignsPage.tsx';
import { GuestInvite } from '../src/invite/guest/GuestInvite.tsx';
import { AdLabel } from '../src/screen/AdLabel.tsx';

const label = () => document.querySelector<HTMLElement>('.ad-label');

it.each([
  ['de', 'Werbung', undefined],
  ['nl-NL', 'Advertentie', undefined],
  ['en', 'Advertisement', ''],
  ['tr-TUR', undefined, undefined],
] as const)('in %s, is %j, and shared with other editions: %j', async (locale, text, shared) => {
  await openPage(AdLabel, { address: `/${locale}/task-center`, locale });
  expect(label()?.textContent).toBe(text);
  expect(label()?.dataset['shared']).toBe(shared);
});

it.each([
  ['the hub', GuestHero],
  ['the list of campaigns', CampaignsPage],
  ['a campaign', CampaignPage],
  ['an invitation', GuestInvite],
])('is above the heading of %s', async (_, Page) => {
  await openPage(Page, { isGuest: true });
  const [heading] = screen.getAllByRole('heading', { level: 1 });
  const order = label()!.compareDocumentPosition(heading!);
  expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
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
    // CSS only knows the edition of the host.
    const isLabelled = (edition: (typeof offering)[number]) => labelledAds.includes(edition);
    expect(isLabelled(offering[0]!)).toBe(offering.every(isLabelled));
  },
);
