import { expect, it } from 'vitest';
import { call, mailsOf, setClock } from './accountClient.ts';
import { post, runSandbox } from './running.ts';

const email = 'demo@brand.com';
const password = 'demo-pass-1';

/** Starts a sandbox whose demo account asks for a code, and logs in with the password. */
async function atSecondStep() {
  const sandbox = await runSandbox();
  await post(`${sandbox.url}/_sandbox/users`, { email, loginCode: true });
  const answer = await call(sandbox, 'login', { email, password });
  const [mail] = await mailsOf(sandbox);
  return { sandbox, request: answer.result.code_request, answer, code: mail!.code! };
}

it('asks for a mailed code after the password, and accepts it once', async () => {
  const { sandbox, answer, request, code } = await atSecondStep();
  expect(answer.result.token).toBeUndefined();
  expect(request).toEqual({
    id: expect.stringMatching(/^[\w-]{22}$/),
    expires_in_ms: 600_000,
    resend_in_ms: 30_000,
    sent_to: 'de***@brand.com',
  });
  const spaced = `${code.slice(0, 3)} ${code.slice(3)}`;
  const login = () => call(sandbox, 'login-code', { id: request.id, code: spaced });
  expect(await login()).toMatchObject({ ret_code: 0, result: { user_id: 1 } });
  expect((await login()).ret_code).toBe(20004);
});

it('sends no code after a wrong password', async () => {
  const { sandbox } = await atSecondStep();
  const wrong = await call(sandbox, 'login', { email, password: 'demo-pass-2' });
  expect(wrong.ret_code).toBe(20001);
  expect((await mailsOf(sandbox)).length).toBe(1);
});

it("refuses a recovery's code for a login, and the login's code after the recovery", async () => {
  const { sandbox, request, code } = await atSecondStep();
  const recovery = await call(sandbox, 'recover', { email });
  const [mail] = await mailsOf(sandbox);
  const { id } = recovery.result.code_request;
  expect((await call(sandbox, 'login-code', { id, code: mail!.code })).ret_code).toBe(20004);
  const reset = { id, code: mail!.code, password: 'a-new-pass-1' };
  expect((await call(sandbox, 'reset-password', reset)).ret_code).toBe(0);
  expect((await call(sandbox, 'login-code', { id: request.id, code })).ret_code).toBe(20004);
});

it.each(['', '12345', 'abcdef', '1234567'])('refuses %j as a login code', async (code) => {
  const { sandbox, request } = await atSecondStep();
  expect((await call(sandbox, 'login-code', { id: request.id, code })).ret_code).toBe(10001);
});

it('lets an unfinished login expire after 30 minutes', async () => {
  const { sandbox, request, code } = await atSecondStep();
  await setClock(sandbox, 31 * 60_000);
  expect((await call(sandbox, 'resend-code', { id: request.id })).ret_code).toBe(20004);
  expect((await call(sandbox, 'login-code', { id: request.id, code })).ret_code).toBe(20004);
});

it('lets only a logged-in user turn the login code on and off', async () => {
  const sandbox = await runSandbox();
  expect((await call(sandbox, 'set-login-code', { on: true })).ret_code).toBe(10007);
  const { result } = await call(sandbox, 'login', { email, password });
  const headers = { UserToken: result.token };
  await call(sandbox, 'confirm-password', { password }, headers);
  const on = await call(sandbox, 'set-login-code', { on: true }, headers);
  expect(on.result).toEqual({ login_code: true, passkeys: [] });
  expect((await call(sandbox, 'login', { email, password })).result.code_request).toBeDefined();
  await call(sandbox, 'set-login-code', { on: false }, headers);
  expect((await call(sandbox, 'login', { email, password })).result.token).toBeDefined();
});
