import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answers, dailyTask } from '../../../test/answers.ts';
import { refusal, result } from '../../../test/fakeServer.ts';
import { openScreen, windowsLoad } from '../../../test/openPage.tsx';
import { PointsPage } from '../PointsPage.tsx';

/** Returns a text with plain spaces, and without the isolation marks around its numbers. */
const clean = (text: string | null) => text?.replace(/[\u2066\u2069]/g, '').replace(/\u00a0/g, ' ');
const points = (amount: string) => ({
  ...dailyTask.reward,
  type: 'points',
  value: { amount, unit: 'points' },
});
const task = (category: string, kind: string, amount: string) => ({
  ...dailyTask,
  task_id: `${category}-${kind}-${amount}`,
  category,
  kind,
  progress: { ...dailyTask.progress, current: '0' },
  reward: points(amount),
});
const [today] = answers.home.check_in.days;
const home = {
  ...answers.home,
  check_in: {
    ...answers.home.check_in,
    days: ['5', '10', '50'].map((amount) => ({ ...today!, reward: points(amount) })),
  },
  tasks: [
    task('newcomer', 'register', '40'),
    task('daily', 'trade', '20'),
    task('daily', 'deposit', '15'),
    task('daily', 'derivatives', '30'),
    task('daily', 'convert', '10'),
    dailyTask,
  ],
};

/** Opens the page of a guest, and returns the part that only guests see. */
async function openGuestPage(
  replies: NonNullable<Parameters<typeof openScreen>[1]>['replies'] = { home: result(home) },
) {
  const { user, server } = await openScreen(PointsPage, {
    address: '/en/task-center/points',
    isGuest: true,
    replies,
  });
  await windowsLoad();
  const section = screen.getByRole('region', { name: 'How points work' });
  return { user, server, section: within(section) };
}

it('shows ways to earn points, and the prices of the offers', async () => {
  const { section, server } = await openGuestPage();
  const textsOf = (list: HTMLElement) =>
    within(list)
      .getAllByRole('listitem')
      .map((item) => clean(item.textContent));
  const [ways, offers] = section.getAllByRole('list').map(textsOf);
  expect(ways).toEqual([
    'Daily spot trade40 points',
    'for checking in seven days in a row65 points',
    'Daily spot trade20 pointsTrade 100 USDT can be lost about 0.10 USDT in fees',
  ]);
  section.getByRole('heading', { name: 'How to get points' });
  expect(offers).toHaveLength(2);
  expect(offers?.[0]).toMatch(/^10 USDTFee coupon.*190 points$/);
  section.getByRole('heading', { name: 'Redeem points for rewards' });
  section.getByText(/^Points expire .*365.* days after/);
  expect(server.callsOf('points')).toHaveLength(0);
});

it.each([
  ['bonus', 1],
  ['coupon', 0],
])('names the risks of derivatives once beside the offer of a %s: %d', async (type, count) => {
  const offers = answers.shop.offers.map((offer) => ({
    ...offer,
    reward: { ...offer.reward, type },
  }));
  const { section } = await openGuestPage({
    home: result(home),
    shop: result({ ...answers.shop, offers }),
  });
  expect(section.queryAllByText(/^Derivatives use leverage\./)).toHaveLength(count);
});

it('fills only the button that signs the guest up', async () => {
  const { section } = await openGuestPage();
  const filled = section
    .getAllByRole('button')
    .filter(({ dataset }) => dataset['variant'] === 'primary');
  expect(filled.map(({ textContent }) => textContent)).toEqual(['Sign up to get started']);
});

it('leaves out both lists if the shop cannot be loaded', async () => {
  const { section } = await openGuestPage({ home: result(home), shop: refusal('unknown') });
  expect(section.queryByRole('list')).toBeNull();
  section.getByRole('button', { name: 'Sign up to get started' });
});
