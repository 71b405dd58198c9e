import { act, screen, within } from '@testing-library/react';
import { ApiError } from '@exchange/api-client/errors';
import { startsWithClaim } from '@exchange/task-center-api';
import { expect, it, vi } from 'vitest';
import { answers } from '../../../test/answers.ts';
import { openScreen } from '../../../test/openPage.tsx';
import type { ClaimItem } from './ClaimSheet.tsx';
import { ClaimWindowsProvider, useClaim, type Received } from './ClaimWindows.tsx';

const [first] = answers.rewards.items;
const clocked = { ...first!, state: 'to_claim' as const, validity_days: 3, valid_until: null };
const usable = { ...clocked, validity_days: null };
const itemsOf = (reward: typeof first, id: string) =>
  [{ claim_id: id, title: { text: 'Trial fund', values: {} }, reward }] as ClaimItem[];

/** A claim of one reward, whose outcome the test decides. */
function createClaim(reward: typeof first = clocked, id = '1') {
  let resolve: (received: Received | undefined) => void = () => undefined;
  let reject: (failure: Error) => void = () => undefined;
  const outcome = new Promise<Received | undefined>((...settle) => ([resolve, reject] = settle));
  return { resolve, reject, send: vi.fn(() => outcome), items: itemsOf(reward, id) };
}

async function openWindows() {
  let claim: ReturnType<typeof useClaim> | undefined;
  function Caller() {
    claim = useClaim();
    return null;
  }
  const { user } = await openScreen(() => (
    <ClaimWindowsProvider>
      <Caller />
    </ClaimWindowsProvider>
  ));
  const start = ({ items, send }: ReturnType<typeof createClaim>) => act(() => claim!(items, send));
  return { user, start };
}

/** Settles a claim, and renders what follows. */
async function settle(change: () => void) {
  change();
  await act(() => Promise.resolve());
}

const titles = () => screen.queryAllByRole('dialog').map((each) => each.textContent);
const sheet = () => screen.queryByRole('button', { name: 'Claim 1 reward' });
const receipt = (title: string) => screen.queryByRole('dialog', { name: title });

it('asks about a reward whose time starts', () => {
  expect(startsWithClaim(clocked)).toBe(true);
});

it('says what the claim starts', async () => {
  const { start } = await openWindows();
  start(createClaim());
  const text = document.querySelector('.claim-list__time')?.textContent;
  expect(text?.replaceAll('\u00a0', ' ').replace(/[\u2066\u2069]/g, '')).toBe('3 days to use');
});

it('keeps an open question until it is answered, and asks the next one after it', async () => {
  const { user, start } = await openWindows();
  const [one, all] = [createClaim(), createClaim(clocked, '2')];
  start(one);
  start(all);
  await user.click(sheet()!);
  expect([one.send.mock.calls.length, all.send.mock.calls.length]).toEqual([1, 0]);
  await settle(() => one.resolve({ title: 'Received', rewards: [clocked] }));
  expect(receipt('Received')).not.toBeNull();
  expect(sheet()).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  await user.click(sheet()!);
  expect(all.send).toHaveBeenCalledOnce();
});

it('keeps the question when another claim fails or succeeds', async () => {
  const { user, start } = await openWindows();
  const [asked, refused, other] = [createClaim(), createClaim(usable), createClaim(usable)];
  start(asked);
  start(refused);
  start(other);
  await settle(() => refused.reject(new ApiError('business', 'refused', {})));
  await settle(() => other.resolve({ title: 'All received', rewards: [clocked] }));
  expect(sheet()).not.toBeNull();
  expect(receipt('All received')).toBeNull();
  await user.click(sheet()!);
  await settle(() => asked.reject(new ApiError('business', 'refused', {})));
  expect(sheet()).toBeNull();
  // The toasts about the failures follow in the same window.
  const [close] = within(receipt('All received')!).getAllByRole('button', { name: 'Dismiss' });
  await user.click(close!);
  expect(titles()).toEqual([]);
});

it('changes no window after a claim that was under way already', async () => {
  const { user, start } = await openWindows();
  const claim = createClaim();
  start(claim);
  await user.click(sheet()!);
  await settle(() => claim.resolve(undefined));
  expect(sheet()).not.toBeNull();
});

it('asks once about the same rewards, however often the button is pressed', async () => {
  const { user, start } = await openWindows();
  start(createClaim());
  start(createClaim());
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(titles()).toEqual([]);
});
