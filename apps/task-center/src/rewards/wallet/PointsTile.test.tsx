import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answers } from '../../../test/answers.ts';
import { openScreen } from '../../../test/openPage.tsx';
import { refusal, result } from '../../../test/fakeServer.ts';
import { PointsTile } from './PointsTile.tsx';

const [offer] = answers.shop.offers;
const prices = ['900', '100', '300', '700', '500'];
const offers = prices.map((price) => ({ ...offer!, offer_id: price, price }));

/** Opens the tile of a user with some points, and a shop with five offers. */
async function openTile(points: string, shop = result({ balance: points, offers })) {
  await openScreen(() => <PointsTile points={points} />, { replies: { shop } });
  return within(screen.getByRole('region', { name: 'Your points' }));
}

/** Returns the prices of the shown offers. */
const shownPrices = (tile: Awaited<ReturnType<typeof openTile>>) =>
  tile
    .getAllByRole('listitem')
    .map((item) => item.querySelector('span')!.textContent)
    .map((text) => text.replace(/[\u2066-\u2069]/g, ''));

it('shows the cheapest offers first, whatever the points pay', async () => {
  const tile = await openTile('5000');
  expect(tile.queryByText(/^You don't have any yet/)).toBeNull();
  expect(shownPrices(tile)).toEqual(['100\u00a0points', '300\u00a0points', '500\u00a0points']);
});

it('shows no offers for derivatives', async () => {
  const bonus = { ...offer!.reward, type: 'bonus' } as const;
  const mixed = offers.map((each) => (each.price === '100' ? { ...each, reward: bonus } : each));
  const tile = await openTile('300', result({ balance: '300', offers: mixed }));
  expect(shownPrices(tile)).toEqual(['300\u00a0points', '500\u00a0points', '700\u00a0points']);
});

it('tells a user without points what they buy', async () => {
  const tile = await openTile('0');
  tile.getByText(/^You don't have any yet\./);
  expect(shownPrices(tile)).toEqual(['100\u00a0points', '300\u00a0points', '500\u00a0points']);
});

it('links the shop, also if its offers cannot be loaded', async () => {
  const tile = await openTile('300', refusal('unknown'));
  expect(tile.queryByRole('list')).toBeNull();
  expect(tile.getByRole('link', { name: 'Spend points' }).getAttribute('href')).toBe(
    '/en/task-center/points',
  );
});
