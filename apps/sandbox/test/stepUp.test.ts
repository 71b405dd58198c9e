import { expect, it } from 'vitest';
import { call, mailsOf, setClock } from './accountClient.ts';
import { runSandbox } from './running.ts';

const email = 'demo@brand.com';
const password = 'demo-pass-1';
const minuteMs = 60_000;

async function loggedIn() {
  const sandbox = await runSandbox();
  const login = async () => {
    const { result } = await call(sandbox, 'login', { email, password });
    return { UserToken: result.token, origin: sandbox.url };
  };
  const headers = await login();
  const confirm = async (entered: string, as = headers) =>
    (await call(sandbox, 'confirm-password', { password: entered }, as)).ret_code;
  const change = async (as = headers) =>
    (await call(sandbox, 'set-login-code', { on: false }, as)).ret_code;
  return { sandbox, headers, login, confirm, change };
}

it.each([
  ['set-login-code', { on: true }],
  ['new-passkey', undefined],
  ['remove-passkey', { id: 'k1' }],
  ['change-password', { password: 'a-new-pass-1' }],
])('asks for the password before %s, even right after a login', async (name, body) => {
  const { sandbox, headers, confirm } = await loggedIn();
  expect((await call(sandbox, name, body, headers)).ret_code).toBe(20007);
  expect(await confirm(password)).toBe(0);
  expect((await call(sandbox, name, body, headers)).ret_code).toBe(0);
});

it('asks for the password again after 10 minutes', async () => {
  const { sandbox, confirm, change } = await loggedIn();
  await confirm(password);
  await setClock(sandbox, 10 * minuteMs - 1_000);
  expect(await change()).toBe(0);
  await setClock(sandbox, 10 * minuteMs + 1_000);
  expect(await change()).toBe(20007);
});

it('confirms the password only for the session that sent it', async () => {
  const { login, confirm, change } = await loggedIn();
  await confirm(password);
  expect(await change(await login())).toBe(20007);
});

it('refuses a wrong password, and after five attempts in 10 minutes even the correct one', async () => {
  const { sandbox, confirm, change } = await loggedIn();
  for (let attempt = 1; attempt <= 5; attempt += 1)
    expect(await confirm('wrong-pass-1')).toBe(20001);
  expect(await confirm(password)).toBe(20005);
  expect(await change()).toBe(20007);
  await setClock(sandbox, 11 * minuteMs);
  expect(await confirm(password)).toBe(0);
});

it('refuses guests, and a change without a password', async () => {
  const { sandbox, confirm } = await loggedIn();
  expect(await confirm(password, { UserToken: 'none', origin: sandbox.url })).toBe(10007);
  expect(await confirm('')).toBe(10001);
});

it('changes the password and ends the other sessions', async () => {
  const { sandbox, headers, login, confirm, change } = await loggedIn();
  const other = await login();
  await confirm(password);
  const changeTo = (next: string) => call(sandbox, 'change-password', { password: next }, headers);
  expect(await changeTo('demo@brand.com-1')).toMatchObject({
    ret_code: 10001,
    ret_msg: 'password: must not contain the email address or phone number',
  });
  expect((await changeTo('a-new-pass-1')).result.passkeys).toEqual([]);
  expect(await change(other)).toBe(10007);
  expect(await change()).toBe(0);
  expect((await call(sandbox, 'login', { email, password })).ret_code).toBe(20001);
  expect((await call(sandbox, 'login', { email, password: 'a-new-pass-1' })).ret_code).toBe(0);
  expect(await mailsOf(sandbox)).toMatchObject([
    { to: email, subject: 'Your password was changed' },
  ]);
});
