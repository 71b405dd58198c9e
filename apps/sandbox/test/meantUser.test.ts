import { eventsPath } from '@exchange/task-center-api';
import { expect, it } from 'vitest';
import { sharedSandbox } from './running.ts';
import { callerOf, newCaller, openAccount, rewardCount } from './taskCenterClient.ts';

const shared = sharedSandbox();
const headerOf = (id: number | string) => ({ 'X-User-Id': String(id) });

it('refuses a write that is meant for another user, without any effect', async () => {
  const { url } = shared();
  const [user, other] = [await newCaller(url), await newCaller(url)];
  const key = 'a-key-for-one-user';
  const refused = await user.call('claim', openAccount, { key, headers: headerOf(other.id) });
  expect(refused).toMatchObject({ ret_code: 30008, result: null });
  expect(await rewardCount(user)).toBe(0);
  expect(await rewardCount(other)).toBe(0);
  const claimed = await user.call('claim', openAccount, { key, headers: headerOf(user.id) });
  expect(claimed.ret_code).toBe(0);
  expect(await rewardCount(user)).toBe(1);
});

it('refuses a read that is meant for another user or for a guest', async () => {
  const { url } = shared();
  const [user, other] = [await newCaller(url), await newCaller(url)];
  for (const id of [other.id, 0, `${user.id}, ${other.id}`, '']) {
    const refused = await user.call('home', {}, { headers: headerOf(id) });
    expect(refused, String(id)).toMatchObject({ ret_code: 30008, result: null });
  }
  expect((await user.call('home', {}, { headers: headerOf(user.id) })).ret_code).toBe(0);
  expect((await user.call('home')).ret_code).toBe(0);
});

it("refuses a guest's read that is meant for a user", async () => {
  const guest = callerOf(shared().url);
  expect((await guest.call('home', {}, { headers: headerOf(1) })).ret_code).toBe(30008);
  expect((await guest.call('home', {}, { headers: headerOf(0) })).ret_code).toBe(0);
});

it('refuses live events that are meant for another user', async () => {
  const { url } = shared();
  const user = await newCaller(url);
  const response = await fetch(url + eventsPath, {
    headers: { ...user.headers, ...headerOf(user.id + 1) },
  });
  expect(await response.json()).toMatchObject({ ret_code: 30008 });
});
