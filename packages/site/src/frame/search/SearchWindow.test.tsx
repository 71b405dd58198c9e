import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openSite, pass, windowsLoad } from '../../../test/openSite.tsx';
import type { SearchGroup } from './findEntries.ts';
import { SearchWindow } from './SearchWindow.tsx';
import type { SearchResult } from './useSearchResults.ts';

const groups = [
  { id: 'goods', title: 'Goods', icon: 'gift' },
  { id: 'pages', title: 'Pages', icon: 'arrowEnd' },
] as const;
const pages = [{ group: 'pages', title: 'Gold rules', href: '/en/rules' }];
const help = { group: 'pages', title: 'Help center', href: '/en/help' };
const suggestions = [{ group: 'goods', title: 'Best seller', href: '/en/best' }];
const entries = [
  { group: 'goods', title: 'Gold ring', href: '/en/ring' },
  { group: 'goods', title: 'Silver ring', href: '/en/silver' },
];

const dialog = () => within(screen.getByRole('dialog'));
const field = () => dialog().getByRole('searchbox');
const results = () =>
  dialog()
    .queryAllByRole('link')
    .map(({ textContent }) => textContent)
    .filter((title) => title !== help.title);

/** Opens a window whose entries are `answer`. */
async function openSearch(
  answer: () => Promise<SearchResult>,
  shown: readonly SearchGroup[] = groups,
) {
  const load = vi.fn<(signal: AbortSignal) => Promise<SearchResult>>(answer);
  const close = vi.fn();
  const { user } = await openSite(
    () => (
      <SearchWindow
        open
        onClose={close}
        label="Search goods"
        groups={shown}
        {...{ pages, suggestions, help, load }}
      />
    ),
    { profile: { id: 1, username: 'demo' } },
  );
  await pass(10);
  return { user, load, close };
}

/** Prevents that links open, because jsdom cannot load another page. */
function stayOnPage() {
  const stay = (event: Event) => event.preventDefault();
  document.addEventListener('click', stay);
  onTestFinished(() => document.removeEventListener('click', stay));
}

const loaded = () => Promise.resolve({ entries, isPartial: false });

it('shows suggestions until the visitor types, then results in the order of the groups', async () => {
  const { user } = await openSearch(loaded);
  expect(results()).toEqual(['Best seller']);
  await user.type(field(), 'gold');
  await pass(10);
  expect(results()).toEqual(['Gold ring', 'Gold rules']);
  dialog().getByText('2 results');
  expect(
    dialog()
      .getAllByRole('heading', { level: 3 })
      .map((each) => each.textContent),
  ).toEqual(['Goods', 'Pages']);
});

it('renders the results of a group with its own function, also recent ones', async () => {
  stayOnPage();
  const special = [{ ...groups[0], content: ({ title }: { title: string }) => `Now ${title}` }];
  const { user } = await openSearch(loaded, special);
  await user.type(field(), 'silver');
  await pass(10);
  expect(results()).toEqual(['Now Silver ring']);
  await user.keyboard('{Enter}');
  await user.clear(field());
  await pass(10);
  expect(results()[0]).toBe('Now Silver ring');
});

it('ends every list of results with the help center, which Enter does not open', async () => {
  const { user, close } = await openSearch(loaded);
  const hasHelp = () => dialog().queryByRole('link', { name: help.title }) !== null;
  expect(hasHelp()).toBe(false);
  await user.type(field(), 'gold');
  await pass(10);
  expect(hasHelp()).toBe(true);
  await user.clear(field());
  await user.type(field(), 'pearl');
  await pass(10);
  dialog().getByText('No results. Try a different search.');
  expect(hasHelp()).toBe(true);
  await user.keyboard('{Enter}');
  expect(close).not.toHaveBeenCalled();
});

it('shows that it still searches, and later that it found nothing', async () => {
  let answer: (result: SearchResult) => void = () => undefined;
  const { user } = await openSearch(() => new Promise((resolve) => (answer = resolve)));
  await user.type(field(), 'pearl');
  await pass(10);
  dialog().getByText('Searching…');
  answer({ entries, isPartial: false });
  await pass(10);
  expect(dialog().queryByText('Searching…')).toBeNull();
  dialog().getByText('No results. Try a different search.');
});

it('opens the first result with Enter once all have loaded, and stores it', async () => {
  let answer: (result: SearchResult) => void = () => undefined;
  stayOnPage();
  const { user, close } = await openSearch(() => new Promise((resolve) => (answer = resolve)));
  await user.type(field(), 'gold{Enter}');
  expect(close).not.toHaveBeenCalled();
  answer({ entries, isPartial: false });
  await pass(10);
  await user.keyboard('{Enter}');
  expect(close).toHaveBeenCalledOnce();
  await user.clear(field());
  await pass(10);
  expect(results()[0]).toBe('Gold ring');
  dialog().getByRole('heading', { name: 'Recent' });
});

it('opens nothing with Enter in an empty field', async () => {
  const { user, close } = await openSearch(loaded);
  await user.type(field(), '{Enter}');
  expect(close).not.toHaveBeenCalled();
});

it('moves between the field and the results with the arrow keys', async () => {
  const { user } = await openSearch(loaded);
  await user.type(field(), 'gold');
  await pass(10);
  const [ring, rules, helpLink] = dialog().getAllByRole('link');
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(ring);
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(rules);
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(document.activeElement).toBe(helpLink);
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}');
  expect(document.activeElement).toBe(field());
});

it('ignores keys that compose a character', async () => {
  const { user, close } = await openSearch(loaded);
  await user.type(field(), 'gold');
  await pass(10);
  fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
  fireEvent.keyDown(field(), { key: 'ArrowDown', isComposing: true });
  expect(close).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(field());
});

it('offers to load again what could not be loaded', async () => {
  const { user, load } = await openSearch(() => Promise.resolve({ entries: [], isPartial: true }));
  expect(
    dialog()
      .getAllByRole('status')
      .map((each) => each.textContent),
  ).toContain("Some results couldn't be loaded.Try again");
  load.mockImplementation(loaded);
  await user.click(dialog().getByRole('button', { name: 'Try again' }));
  await pass(10);
  expect(dialog().queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(load.mock.calls.map(([signal]) => signal.aborted)).toEqual([true, false]);
});

it('opens from the header, finds the pages of the site, and closes after a choice', async () => {
  stayOnPage();
  const { user } = await openSite();
  await user.click(screen.getAllByRole('button', { name: 'Search' })[0]!);
  await windowsLoad();
  expect(results().slice(0, 2)).toEqual(['Goods', 'Questions']);
  await user.type(field(), 'launchpool');
  await pass(10);
  expect(results()).toEqual(['Launchpool']);
  dialog().getByText('1 result');
  await user.click(dialog().getByRole('link', { name: 'Launchpool' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
