import { violations } from '@tooling/testing/axe';
import { expect, it, onTestFinished, vi } from 'vitest';
import { serveSandbox } from '../support/taskCenter.ts';
import { launchWebKit, type WebDriverSession } from '@tooling/vitest/webkit';

vi.setConfig({ testTimeout: 180_000 });

const hub = '/en/task-center';
const site = serveSandbox();
/** Starts WebKit without cookies, and opens a page. */
async function open(address = hub): Promise<WebDriverSession> {
  const browser = await launchWebKit();
  onTestFinished(() => browser.close());
  await browser.setSize(1300, 900);
  await browser.goto(site.sandbox.url + address);
  return browser;
}

/** Runs in the page. Returns whether a visible element that matches the selector contains the text. */
function shows(selector: string, text: string): boolean {
  return [...document.querySelectorAll(selector)].some(
    (element) =>
      element.getClientRects().length > 0 &&
      (element.textContent ?? '').replace(/[\u2066\u2069]/g, '').includes(text),
  );
}

/** Runs in the page. Returns whether the page has this path. */
function isAt(path: string): boolean {
  return location.pathname === path;
}

/** Runs in the page. Returns whether an element that matches the selector is visible. */
function isVisible(selector: string): boolean {
  return [...document.querySelectorAll(selector)].some(
    (element) =>
      element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible',
  );
}

/** Runs in the page. Returns whether no element matches the selector. */
function lacks(selector: string): boolean {
  return document.querySelector(selector) === null;
}

/** Runs in the page. Doubles font sizes but not the sizes of elements, as WebKit's text zoom does. */
function zoomTexts(selector: string): void {
  const elements = [...document.querySelectorAll<HTMLElement>(selector)];
  const sizes = elements.map((element) => {
    const { fontSize, lineHeight } = getComputedStyle(element);
    return [parseFloat(fontSize) * 2, parseFloat(lineHeight) * 2] as const;
  });
  elements.forEach(({ style }, index) => {
    const [font = 0, line = 0] = sizes[index] ?? [];
    style.fontSize = `${font}px`;
    style.lineHeight = `${line}px`;
  });
}

/** Runs in the page. Returns pairs of texts that overlap. */
function overlaps(selector: string): string[] {
  const boxes = [...document.querySelectorAll(selector)].flatMap((owner) => {
    const texts = document.createTreeWalker(owner, NodeFilter.SHOW_TEXT);
    const found = [];
    while (texts.nextNode()) {
      const { parentElement: parent, data } = texts.currentNode as Text;
      if (!parent || data.trim() === '' || parent.closest('.x-visually-hidden')) continue;
      const range = document.createRange();
      range.selectNode(texts.currentNode);
      found.push({ owner, data, box: range.getBoundingClientRect() });
    }
    return found;
  });
  const pairs = boxes.flatMap((one, index) =>
    boxes.slice(index + 1).map((two) => [one, two] as const),
  );
  return pairs
    .filter(
      ([{ box: one }, { box: two }]) =>
        Math.min(one.right, two.right) - Math.max(one.left, two.left) > 1 &&
        Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top) > 1,
    )
    .map(([one, two]) => `${one.data} / ${two.data}`);
}

async function logIn(browser: WebDriverSession): Promise<void> {
  await browser.click('header .account__login');
  await browser.click('dialog input[type=email]');
  await browser.type('demo@brand.com');
  await browser.click('dialog input[type=password]');
  await browser.type('demo-pass-1');
  await browser.click('dialog button[type=submit]');
  await browser.waitFor(shows, '.account__name', '');
}

async function logOut(browser: WebDriverSession): Promise<void> {
  await browser.click('header .account button', 'Account');
  await browser.click('[role=menuitem]', 'Log out');
  await browser.waitFor(shows, 'header .account__login', 'Log in');
}

it('logs in, claims a reward and logs out', async () => {
  const browser = await open();
  await logIn(browser);
  await browser.click('main button', 'Claim: ');
  await browser.waitFor(shows, 'body', 'Reward received');
  await logOut(browser);
  expect(await browser.run(lacks, '.account__name')).toBe(true);
  expect(await browser.run(lacks, '.claim-panel')).toBe(true);
});

it('opens the chart of the pressed market', async () => {
  const browser = await open();
  await browser.waitFor(shows, '.check-in', 'check-in');
  await browser.run(() => document.querySelector('.market')?.scrollIntoView());
  await browser.waitFor(shows, '.market__row .flash', '.');
  for (const symbol of ['ETHUSDT', 'BTCUSDT']) {
    await browser.click('.market__row button', symbol);
    await browser.waitFor(shows, 'dialog[open] h2', symbol);
    await browser.waitFor(() => document.querySelector('.chart__canvas canvas') !== null);
    await browser.press('Escape');
    await browser.waitFor(lacks, 'dialog[open]');
  }
});

it('shows nothing of the former user after Back', async () => {
  const browser = await open();
  await logIn(browser);
  await browser.waitFor(shows, '.claim-panel', '');
  await browser.goto(`${site.sandbox.url}${hub}/faq`);
  await browser.waitFor(shows, '.account__name', '');
  await logOut(browser);
  await browser.back();
  await browser.waitFor(isAt, hub);
  // A page from the back-forward cache keeps its elements, but hides them until the server has confirmed the session.
  expect(await browser.run(isVisible, '.account__name, .claim-panel')).toBe(false);
  await browser.waitFor(shows, 'header .account__login', 'Log in');
  await browser.waitFor(lacks, '.account__name, .claim-panel');
});

it('logs out when the user logs out in another tab', async () => {
  const browser = await open();
  await logIn(browser);
  const other = await browser.newTab();
  await other.show();
  await browser.goto(site.sandbox.url + hub);
  await browser.waitFor(shows, '.account__name', '');
  await logOut(browser);
  await other.showFormer();
  await browser.waitFor(shows, 'header .account__login', 'Log in');
  expect(await browser.run(lacks, '.account__name')).toBe(true);
});

it.each(['/en/task-center', '/ar-SA/task-center'])(
  'prices on %s do not overlap at a text zoom of 200%',
  async (address) => {
    const browser = await open(address);
    await browser.waitFor(shows, '.ticker .change', '');
    await browser.run(zoomTexts, '.ticker *');
    expect(await browser.run(overlaps, '.ticker__item, .ticker .connection')).toEqual([]);
  },
);

it.each(['/en/task-center', '/ar-SA/task-center'])('%s has no axe violations', async (address) => {
  const browser = await open(address);
  await browser.waitFor(shows, '.ticker .change', '');
  await browser.waitFor(shows, '.check-in', '');
  const page = { evaluate: (expression: string) => browser.run(`return ${expression}`) };
  expect(await violations(page)).toEqual([]);
});
