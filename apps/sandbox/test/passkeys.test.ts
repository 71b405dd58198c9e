import { generateKeyPairSync } from 'node:crypto';
import { expect, it } from 'vitest';
import { call, setClock } from './accountClient.ts';
import { runSandbox } from './running.ts';
import { softPasskey, type SoftAnswer } from './softPasskey.ts';

/** Starts a sandbox with a logged-in demo account that may add a passkey. */
async function withUser() {
  const sandbox = await runSandbox();
  const password = 'demo-pass-1';
  const { result } = await call(sandbox, 'login', { email: 'demo@brand.com', password });
  const origin = sandbox.url;
  const headers = { UserToken: result.token, origin };
  await call(sandbox, 'confirm-password', { password }, headers);
  const rpId = new URL(origin).hostname;
  const good = { origin, rpId, flags: 5, signCount: 0 };
  const passkey = softPasskey();
  const add = async (change: Partial<SoftAnswer> = {}, as = headers) => {
    const options = await call(sandbox, 'new-passkey', undefined, headers);
    const { challenge, user } = options.result;
    const answer = { type: 'webauthn.create', challenge, ...good, ...change };
    return {
      handle: user.id,
      added: await call(sandbox, 'add-passkey', passkey.create(answer), as),
    };
  };
  const login = async (handle: string, change: Partial<SoftAnswer> = {}) => {
    const { result: options } = await call(sandbox, 'ask-passkey', undefined, { origin });
    const answer = { type: 'webauthn.get', challenge: options.challenge, ...good, ...change };
    return call(sandbox, 'login-passkey', passkey.get(answer, handle), { origin });
  };
  return { sandbox, headers, origin, good, passkey, add, login };
}

it('adds a passkey, logs in with it and removes it', async () => {
  const { sandbox, headers, passkey, add, login } = await withUser();
  const { handle, added } = await add();
  expect(added.result.passkeys).toMatchObject([{ id: passkey.id, used_at: null }]);
  expect(await login(handle)).toMatchObject({ ret_code: 0, result: { user_id: 1 } });
  const removed = await call(sandbox, 'remove-passkey', { id: passkey.id }, headers);
  expect(removed.result.passkeys).toEqual([]);
  expect((await login(handle)).ret_code).toBe(20006);
});

const wrong: [string, Partial<SoftAnswer>][] = [
  ['another origin', { origin: 'https://evil.example' }],
  ['another relying party', { rpId: 'evil.example' }],
  ['an unknown challenge', { challenge: 'AAAA' }],
  ['nobody present', { flags: 4 }],
  ['an unverified user', { flags: 1 }],
  ['a page in a foreign frame', { crossOrigin: true }],
];

it.each([...wrong, ['the type of a login', { type: 'webauthn.get' }] as const])(
  'refuses to add a passkey with %s',
  async (_, change) => {
    const { add } = await withUser();
    expect((await add(change)).added.ret_code).toBe(20006);
  },
);

it.each([...wrong, ['the type of a registration', { type: 'webauthn.create' }] as const])(
  'refuses a login with %s',
  async (_, change) => {
    const { add, login } = await withUser();
    const { handle } = await add();
    expect((await login(handle, change)).ret_code).toBe(20006);
  },
);

it('refuses a login with another signature, another user handle or a used challenge', async () => {
  const { sandbox, origin, good, passkey, add, login } = await withUser();
  const { handle } = await add();
  expect((await login('AAAA')).ret_code).toBe(20006);
  const { result } = await call(sandbox, 'ask-passkey', undefined, { origin });
  const answer = { type: 'webauthn.get', challenge: result.challenge, ...good };
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const forged = passkey.get(answer, handle, privateKey);
  expect((await call(sandbox, 'login-passkey', forged)).ret_code).toBe(20006);
  expect((await call(sandbox, 'login-passkey', passkey.get(answer, handle))).ret_code).toBe(20006);
});

it('accepts one of five concurrent logins with the same response', async () => {
  const { sandbox, origin, good, passkey, add } = await withUser();
  const { handle } = await add();
  const { result } = await call(sandbox, 'ask-passkey', undefined, { origin });
  const answer = { type: 'webauthn.get', challenge: result.challenge, ...good };
  const body = passkey.get(answer, handle);
  const all = await Promise.all([1, 2, 3, 4, 5].map(() => call(sandbox, 'login-passkey', body)));
  expect(all.filter(({ ret_code: code }) => code === 0).length).toBe(1);
});

it('refuses a signature counter that does not increase', async () => {
  const { add, login } = await withUser();
  const { handle } = await add({ signCount: 3 });
  expect((await login(handle, { signCount: 4 })).ret_code).toBe(0);
  expect((await login(handle, { signCount: 4 })).ret_code).toBe(20006);
  expect((await login(handle, { signCount: 0 })).ret_code).toBe(20006);
});

it('refuses a login after its challenge has expired', async () => {
  const { sandbox, origin, good, passkey, add } = await withUser();
  const { handle } = await add();
  const { result } = await call(sandbox, 'ask-passkey', undefined, { origin });
  await setClock(sandbox, 5 * 60_000);
  const answer = { type: 'webauthn.get', challenge: result.challenge, ...good };
  expect((await call(sandbox, 'login-passkey', passkey.get(answer, handle))).ret_code).toBe(20006);
});

it("refuses another user's challenge, and gives challenges only to logged-in users and pages", async () => {
  const { sandbox, add, headers } = await withUser();
  const other = await call(sandbox, 'register', {
    email: 'o@brand.com',
    password: 'other-pass-1',
    residence: 'BR',
    acceptedTerms: true,
    confirmedAge: true,
  });
  const as = { ...headers, UserToken: other.result.token };
  await call(sandbox, 'confirm-password', { password: 'other-pass-1' }, as);
  expect((await add({}, as)).added.ret_code).toBe(20006);
  expect((await call(sandbox, 'ask-passkey')).ret_code).toBe(20006);
  expect((await call(sandbox, 'new-passkey', undefined, { origin: sandbox.url })).ret_code).toBe(
    10007,
  );
});

it.each([
  [{}, /id/],
  [{ id: 'AA', response: {} }, /response.clientDataJSON/],
  [{ id: '+/', response: {} }, /id: is not base64url/],
])('refuses the malformed response %j', async (body, words) => {
  const { sandbox } = await withUser();
  const answer = await call(sandbox, 'login-passkey', body);
  expect(answer).toMatchObject({ ret_code: 10001, ret_msg: expect.stringMatching(words) });
});
