import type { Browser, Page } from 'playwright-core';

/** Around the widths at which the header changes (spec 9): 912 and 1025 px. */
const widths = [375, 911, 912, 1024, 1025, 1440];
const addresses = ['/en/task-center', '/ar-SA/task-center'];

/** Spec 9: the chat bot comes after 10 s; a little more, so that it is there. */
const chatBotMs = 11_000;

/** Time for a page to get and paint what it asked for, ms. */
const settleMs = 3_000;

const patienceMs = 180_000;

const visits = ['guest, cold', 'guest, chat bot', 'guest, warm', 'login', 'user, warm'] as const;
type Visit = (typeof visits)[number];

export interface Shifts {
  visit: Visit;
  /** The worst of all widths and directions: a sum of layout shifts. */
  worst: number;
  /** Where that was. */
  at: string;
}

/** Walks through a guest's and a user's visits at every width and in both directions. */
export async function measureShifts(
  browser: Browser,
  site: string,
  account: { email: string; password: string },
): Promise<Shifts[]> {
  const walks: { at: string; shifts: Record<Visit, number> }[] = [];
  for (const address of addresses) {
    // The widths of one direction at once: what moves does not depend on how fast it does.
    const ofAddress = await Promise.all(
      widths.map(async (width) => ({
        at: `${address}, ${width} px`,
        shifts: await walk(browser, site + address, width, account),
      })),
    );
    walks.push(...ofAddress);
  }
  return visits.map((visit) => {
    const [worst] = walks.toSorted((a, b) => b.shifts[visit] - a.shifts[visit]);
    return { visit, worst: worst?.shifts[visit] ?? Number.NaN, at: worst?.at ?? '' };
  });
}

async function walk(
  browser: Browser,
  url: string,
  width: number,
  { email, password }: { email: string; password: string },
): Promise<Record<Visit, number>> {
  const context = await browser.newContext({ viewport: { width, height: 800 } });
  try {
    // Patience for a busy machine: what moves counts here, not how soon.
    context.setDefaultTimeout(patienceMs);
    const page = await context.newPage();
    const shifts = await watchShifts(page);
    const after = async (action: () => Promise<unknown>) => {
      await action();
      await page.waitForTimeout(settleMs);
      return shifts.splice(0).reduce((sum, value) => sum + value, 0);
    };
    return {
      'guest, cold': await after(() => page.goto(url)),
      'guest, chat bot': await after(() => page.waitForTimeout(chatBotMs)),
      'guest, warm': await after(() => page.reload()),
      login: await after(async () => {
        await page.locator('header .account__login').click();
        await page.locator('[name=email]').fill(email);
        await page.locator('[name=password]').fill(password);
        await Promise.all([page.waitForEvent('load'), page.keyboard.press('Enter')]);
      }),
      'user, warm': await after(() => page.reload()),
    };
  } finally {
    await context.close();
  }
}

/** The shifts that follow no input, of every page that the tab shows. */
async function watchShifts(page: Page): Promise<number[]> {
  const shifts: number[] = [];
  await page.exposeFunction('noteShift', (value: number) => shifts.push(value));
  await page.addInitScript(() => {
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };
    const { noteShift } = window as unknown as { noteShift(value: number): void };
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput } of list.getEntries() as Shift[]) {
        if (!hadRecentInput) noteShift(value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return shifts;
}
