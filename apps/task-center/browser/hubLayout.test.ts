import { nextFrame } from '@tooling/testing/layoutShift';
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openAsUser } from './support/openAsUser.ts';
import { screenIsThere } from './support/screens.ts';
import { openTab, serveTaskCenter } from './support/taskCenter.ts';
import { voidsIn } from './support/voids.ts';

const site = serveTaskCenter();

/** Space around the letters of a text, in px. */
const aroundLetters = 8;

/** Greatest height of an empty strip in a part of the hub, and below a line that unfolds more, in px. */
const largestVoid = 48 + aroundLetters;

// Campaigns and steps side by side, and the invitation beside the check-in, are as tall as each other, so one with fewer
// lines has space.
const hubParts = [
  '.hub-hero',
  '.hub__main',
  '.hub .x-card:not(.campaign-card, .task-card, .invite-card)',
  '.task-row',
];

/** Returns the empty strips of a hub: between its sections, which have the same distance, and in its parts. */
async function voidsOf(page: Page): Promise<string[]> {
  const section = await page.evaluate(() =>
    parseInt(getComputedStyle(document.documentElement).getPropertyValue('--app-section')),
  );
  const largest = Math.max(section + aroundLetters, largestVoid);
  return [
    ...(await page.evaluate(voidsIn, { parts: ['main'], largest })),
    ...(await page.evaluate(voidsIn, { parts: hubParts, largest: largestVoid })),
  ];
}

/** Email of each visitor's account. A guest has none. */
const visitors = { guest: null, 'new user': 'new@brand.com', user: 'demo@brand.com' } as const;

type Visitor = keyof typeof visitors;

const names = Object.keys(visitors) as Visitor[];

/** Shows a visitor's hub in a window of a width. */
async function showHub(visitor: Visitor, width: number, path = '/en/task-center'): Promise<Page> {
  const page = await openHub(visitor, path);
  await page.setViewportSize({ width, height: 900 });
  await nextFrame(page);
  return page;
}

async function openHub(visitor: Visitor, path: string): Promise<Page> {
  const viewport = { width: 1440, height: 900 };
  const email = visitors[visitor];
  const { page } = await (email === null
    ? openTab(site.browser, { viewport })
    : openAsUser(site, { viewport, email }));
  await page.goto(site.sandbox.url + path);
  await screenIsThere(page);
  await page.locator('main .task-row').first().waitFor();
  const loading = page.locator('.hub .x-skeleton');
  await expect.poll(() => loading.count()).toBe(0);
  // Prices load when they are near the viewport.
  await page.locator('.market').scrollIntoViewIfNeeded();
  await page.locator('.market__row[data-symbol]').first().waitFor();
  // The sticky row of links is in its own place only at the top.
  await page.evaluate(() => scrollTo(0, 0));
  return page;
}

async function boxOf(place: Locator) {
  return (await place.boundingBox())!;
}

const visits = names.flatMap((visitor) =>
  [375, 768, 1440].map((width) => [visitor, width] as const),
);

it.each(visits)('the hub of a %s has no void at %i px', async (visitor, width) => {
  const page = await showHub(visitor, width);
  expect(await voidsOf(page)).toEqual([]);
});

it('shows guests the welcome package beside the headline, and its steps as three cards a row', async () => {
  const page = await showHub('guest', 1440);
  const headline = await boxOf(page.locator('.hub-hero h1'));
  const drawing = await boxOf(page.locator('.package'));
  expect(headline.x + headline.width).toBeLessThanOrEqual(drawing.x);
  expect(drawing.y).toBeCloseTo(headline.y, 0);
  const amounts = await page.locator('.package strong').allTextContents();
  expect(amounts[0]).toMatch(/^\W*0\.0001\sBTC/);
  const steps = await page.locator('.task-cards > li').all();
  const tops = await Promise.all(steps.map(async (step) => (await boxOf(step)).y));
  expect(tops.map((top) => tops.indexOf(top))).toEqual([0, 0, 0, 3, 3, 3]);
  const rewards = await page.locator('.task-card__reward > strong').all();
  const heights = await Promise.all(rewards.map(async (reward) => (await boxOf(reward)).y));
  // Also beside a title of two lines.
  expect(heights.map((height) => heights.indexOf(height))).toEqual([0, 0, 0, 3, 3, 3]);
});

it('shows guests on a phone the headline, the package, the button and the path', async () => {
  const page = await showHub('guest', 375);
  const places = [
    '.hub-hero h1',
    '.package',
    '.hub-hero .x-button >> nth=0',
    '.task-cards >> nth=0',
  ];
  const boxes = await Promise.all(places.map((place) => boxOf(page.locator(place))));
  const tops = boxes.map(({ y }) => y);
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  expect(boxes[1]!.height).toBe(281);
});

it.each(['new user', 'user'] as const)(
  'shows a %s what can be claimed above the tasks, and the check-in and the points beside it',
  async (visitor) => {
    const page = await showHub(visitor, 1440);
    const places = ['.claim-panel', '.check-in', '.points-tile', '.hub__main'];
    const [panel, checkIn, points, main] = (await Promise.all(
      places.map((place) => boxOf(page.locator(place))),
    )) as [DOMRect, DOMRect, DOMRect, DOMRect];
    expect([panel.width, panel.y]).toEqual([main.width, main.y]);
    expect(checkIn.y).toBeCloseTo(panel.y, 0);
    expect(points.x).toBe(checkIn.x);
    expect(points.y - checkIn.y - checkIn.height).toBeCloseTo(24, 0);
  },
);

it.each(['new user', 'user'] as const)(
  'shows the tasks of a %s as rows of one card for each section, with columns in line',
  async (visitor) => {
    const page = await showHub(visitor, 1440);
    const placesOf = (part: string) =>
      page
        .locator(`.task-rows .task-row > ${part}:visible`)
        .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().x)));
    for (const part of ['.art', '.task-row__title', '.task-row__notes']) {
      const places = await placesOf(part);
      expect(places.length).toBeGreaterThan(5);
      expect(new Set(places).size, part).toBe(1);
    }
    const cards = await page
      .locator('.hub__main .hub-tasks__card')
      .evaluateAll((all) => all.map((card) => card.getBoundingClientRect().width));
    const { width } = await boxOf(page.locator('.hub__main'));
    expect(new Set(cards)).toEqual(new Set([width]));
  },
);

it('keeps the focus in a row when the window becomes narrow', async () => {
  const page = await showHub('user', 1440);
  const link = page.locator('.hub-tasks .task-row a').first();
  await link.focus();
  await page.setViewportSize({ width: 375, height: 900 });
  await nextFrame(page);
  expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
});

it('gives the notes of German tasks at least 200 px', async () => {
  const page = await showHub('user', 1440, '/de/task-center?edition=eu');
  const widths = await page
    .locator('.task-row__notes > .earned-elsewhere')
    .evaluateAll((notes) => notes.map((note) => note.getBoundingClientRect().width));
  expect(widths.length).toBeGreaterThan(0);
  expect(Math.min(...widths)).toBeGreaterThanOrEqual(200);
});

it('shows guests the most valuable reward of the package as large as the two others', async () => {
  const page = await showHub('guest', 1440);
  const boxes = await Promise.all(
    (await page.locator('.package__card').all()).map((card) => boxOf(card)),
  );
  expect(boxes).toHaveLength(3);
  const [first, second, third] = boxes as [DOMRect, DOMRect, DOMRect];
  expect([second.x, third.x]).toEqual([second.x, second.x]);
  expect(second.y).toBe(first.y);
  expect(third.y + third.height).toBe(first.y + first.height);
});

it.each(['/en/task-center', '/de/task-center?edition=eu'])(
  'shows guests the sections side by side, as tall as each other and with their rows in line: %s',
  async (path) => {
    const page = await showHub('guest', 1440, path);
    const cards = await Promise.all(
      (await page.locator('.hub-tasks__card').all()).map((card) => boxOf(card)),
    );
    expect(cards).toHaveLength(3);
    expect(new Set(cards.map(({ y }) => y)).size).toBe(1);
    expect(new Set(cards.map(({ height }) => height)).size).toBe(1);
    const rows = await Promise.all(
      (await page.locator('.hub-tasks__card > .task-rows').all()).map((list) =>
        list
          .locator('> li')
          .evaluateAll((all) => all.map((row) => row.getBoundingClientRect().top)),
      ),
    );
    expect(rows[1]).toEqual(rows[0]);
    expect(rows[2]).toEqual(rows[0]);
    await page.locator('.task-more > summary').last().click();
    const heights = (await Promise.all(
      (await page.locator('.hub-tasks__card').all()).map((card) => boxOf(card)),
    )) as DOMRect[];
    expect(heights[0]!.height).toBeLessThanOrEqual(cards[0]!.height);
  },
);

it.each(['/en/task-center', '/de/task-center?edition=eu'])(
  'shows guests the check-in and the invitation side by side below the tasks: %s',
  async (path) => {
    const page = await showHub('guest', 1440, path);
    const places = ['.hub__main', '.check-in', '.invite-card'];
    const [main, checkIn, invite] = (await Promise.all(
      places.map((place) => boxOf(page.locator(place))),
    )) as [DOMRect, DOMRect, DOMRect];
    expect(main.y + main.height).toBeLessThan(checkIn.y);
    expect([invite.y, invite.width, invite.height]).toEqual([
      checkIn.y,
      checkIn.width,
      checkIn.height,
    ]);
    expect(await voidsOf(page)).toEqual([]);
  },
);

it.each(
  (['new user', 'user'] as const).flatMap((visitor) => [
    [visitor, '/en/task-center'] as const,
    [visitor, '/de/task-center?edition=eu'] as const,
  ]),
)(
  'has equal gaps in both columns of a %s, which end at most one card apart: %s',
  async (visitor, path) => {
    const page = await showHub(visitor, 1440, path);
    const boxesIn = (column: string) =>
      page
        .locator(`${column} > :is(section, .x-card, .hub__tasks):visible`)
        .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect));
    const [main, side] = [await boxesIn('.hub__main'), await boxesIn('.hub__side')];
    const gaps = (boxes: DOMRect[]) =>
      boxes.slice(1).map(({ top }, index) => Math.round(top - boxes[index]!.bottom));
    expect(new Set(gaps(main))).toEqual(new Set([48]));
    expect(new Set(gaps(side))).toEqual(new Set([24]));
    const tallest = Math.max(...side.map(({ height }) => height));
    expect(Math.abs(main.at(-1)!.bottom - side.at(-1)!.bottom)).toBeLessThanOrEqual(tallest);
    expect(await voidsOf(page)).toEqual([]);
    for (const art of await page.locator('.hub__side .campaign-art').all()) {
      const { width, height } = await boxOf(art);
      expect(width / height).toBeCloseTo(16 / 7, 1);
    }
  },
);

it('shows a user on a phone everything in one column', async () => {
  const page = await showHub('user', 375);
  const order = [
    '.claim-panel',
    '.check-in',
    '.points-tile',
    '.hub-tasks >> nth=0',
    '.invite-card',
    '.hub-campaigns',
    '.market',
  ];
  const boxes = await Promise.all(order.map((place) => boxOf(page.locator(place))));
  const tops = boxes.map(({ y }) => y);
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  const rows = await page
    .locator('.hub-tasks .task-row:visible')
    .evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
  expect(Math.min(...rows)).toBe(76);
});
