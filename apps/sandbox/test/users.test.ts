import { expect, it } from 'vitest';
import { envelopeOf, post, runSandbox, sharedSandbox } from './running.ts';

const demo = { email: 'demo@brand.com', password: 'demo-pass-1' };
const profilePath = '/v2/private/user/profile';

/** One sandbox can serve all tests, because each test uses its own accounts and sessions. */
const shared = sharedSandbox();

function cookieOf(response: Response): string {
  return response.headers.getSetCookie()[0]!.split(';')[0]!;
}

it('responds to guests with HTTP 200 and code 10007', async () => {
  const { url } = shared();
  const response = await fetch(url + profilePath);
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await envelopeOf(response)).toMatchObject({ ret_code: 10007, result: null });
});

it('logs the demo account in and out with a cookie', async () => {
  const { url } = shared();
  const login = await post(`${url}/x-api/user/v1/login`, { ...demo, email: ' DEMO@brand.com' });
  expect(await login.json()).toEqual({
    ret_code: 0,
    ret_msg: 'OK',
    result: { token: expect.stringMatching(/^[\w-]{43}$/), user_id: expect.any(Number) },
  });
  expect(login.headers.getSetCookie()).toEqual([
    expect.stringMatching(
      /^sandbox_session=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/,
    ),
  ]);

  const headers = { cookie: cookieOf(login) };
  const profile = await envelopeOf(fetch(url + profilePath, { headers }));
  expect(profile).toEqual({
    ret_code: 0,
    ret_msg: 'OK',
    result: {
      id: expect.any(Number),
      loyalty_vip_info: { is_vip: false },
      username: 'Demo Trader',
      vague_email: 'de***@brand.com',
      vague_mobile: '',
      mobile_verified: false,
      email_verified: true,
      has_google2fa: false,
      country_code: '',
      lang: 'en',
      parent_member_id: 0,
      is_submember: false,
      status: 1,
    },
  });

  const logout = await post(`${url}/logout`, undefined, headers);
  expect(await envelopeOf(logout)).toMatchObject({ ret_code: 0 });
  expect(logout.headers.getSetCookie()[0]).toMatch(/^sandbox_session=; Max-Age=0; Path=\//);
  expect(await envelopeOf(fetch(url + profilePath, { headers }))).toMatchObject({
    ret_code: 10007,
  });
});

it('accepts the UserToken header, even under the base path /s1', async () => {
  const { url } = shared();
  const { result } = await envelopeOf(post(`${url}/s1/x-api/user/v1/login`, demo));
  const headers = { UserToken: result.token, cookie: 'sandbox_session=stale' };
  for (const base of [url, `${url}/s1`]) {
    expect(await envelopeOf(fetch(base + profilePath, { headers }))).toMatchObject({ ret_code: 0 });
  }
  await post(`${url}/s1/logout`, undefined, headers);
  expect(await envelopeOf(fetch(url + profilePath, { headers }))).toMatchObject({
    ret_code: 10007,
  });
});

it('registers each email address and phone number once', async () => {
  const { url } = shared();
  const register = (body: object) => envelopeOf(post(`${url}/x-api/user/v1/register`, body));
  const agreed = {
    password: 'a-new-pass-1',
    residence: 'BR',
    acceptedTerms: true,
    confirmedAge: true,
  };

  const byEmail = { ...agreed, email: 'new@brand.com', referralCode: 'FRIEND1', userCode: '' };
  const registered = await register(byEmail);
  expect(registered.ret_code).toBe(0);
  const again = await register({ ...byEmail, email: 'NEW@brand.com' });
  expect(again).toMatchObject({ ret_code: 20002, result: null });

  const byPhone = { countryCode: '90', mobile: '532 123 45 67', ...agreed };
  const phone = await register(byPhone);
  const headers = { UserToken: phone.result.token };
  expect((await envelopeOf(fetch(url + profilePath, { headers }))).result).toMatchObject({
    id: phone.result.user_id,
    country_code: '+90',
    vague_mobile: '532*****67',
    mobile_verified: true,
    email_verified: false,
  });
  expect((await register({ ...byPhone, countryCode: '+90', mobile: '5321234567' })).ret_code).toBe(
    20002,
  );
  expect((await register({ ...byPhone, countryCode: '+91' })).ret_code).toBe(0);
});

it('creates one account for 20 concurrent registrations of the same address', async () => {
  const { url } = shared();
  const body = {
    email: 'race@brand.com',
    password: 'a-new-pass-1',
    residence: 'BR',
    acceptedTerms: true,
    confirmedAge: true,
  };
  const codes = await Promise.all(
    Array.from(
      { length: 20 },
      async () => (await envelopeOf(post(`${url}/x-api/user/v1/register`, body))).ret_code,
    ),
  );
  expect(codes.toSorted((a, b) => a - b)).toEqual([0, ...Array<number>(19).fill(20002)]);
});

it('does not reveal whether an account exists', async () => {
  const { url } = shared();
  const login = (body: object) => envelopeOf(post(`${url}/x-api/user/v1/login`, body));
  const wrong = await login({ ...demo, password: 'demo-pass-2' });
  const unknown = await login({ ...demo, email: 'nobody@brand.com' });
  expect(wrong.ret_code).toBe(20001);
  expect(unknown).toEqual(wrong);
});

it.each([
  ['login', '{', /JSON/],
  ['login', '', /expected object/],
  ['login', 'null', /expected object/],
  ['login', '{"email":"x","password":"y"}', /email/],
  [
    'register',
    '{"email":"a@b.co","password":"a-new-pass-1","residence":"BR"}',
    /acceptedTerms: needs consent; confirmedAge/,
  ],
  ['login', '{"__proto__":{"email":"a@b.co"},"password":"y"}', /./],
])('rejects a call to %s with the body %j and a message', async (call, body, words) => {
  const { url } = shared();
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${url}/x-api/user/v1/${call}`, { method: 'POST', headers, body });
  expect(response.status).toBe(200);
  const envelope = await envelopeOf(response);
  expect(envelope).toMatchObject({ ret_code: 10001, ret_msg: expect.stringMatching(words) });
  expect(JSON.stringify(envelope)).not.toMatch(/\.ts|node_modules|at \w+ \(/);
});

it.each([
  [undefined, 'residence: needs a country'],
  ['', 'residence: needs a country'],
  ['ZZ', 'residence: is not a country code such as DE'],
  ['de', 'residence: is not a country code such as DE'],
  [['DE'], 'residence: is not a country code such as DE'],
])('rejects a registration with the country of residence %j', async (residence, ret_msg) => {
  const { url } = shared();
  const agreed = { acceptedTerms: true, confirmedAge: true };
  const body = { email: 'nowhere@brand.com', password: 'a-new-pass-1', residence, ...agreed };
  const envelope = await envelopeOf(post(`${url}/x-api/user/v1/register`, body));
  expect(envelope).toMatchObject({ ret_code: 20009, ret_msg });
});

it('rejects a body over 64 KiB', async () => {
  const { url } = shared();
  const response = await post(`${url}/x-api/user/v1/login`, { email: 'x'.repeat(70_000) });
  expect(response.status).toBe(413);
  expect(await envelopeOf(response)).toMatchObject({ ret_code: 10001 });
});

it.each(['http://evil.example', 'null', 'http://127.0.0.1:1'])(
  'rejects POSTs from a page on the origin %s',
  async (origin) => {
    const { url } = shared();
    for (const path of ['/logout', '/x-api/user/v1/login', '/s1/x-api/user/v1/register']) {
      const response = await post(url + path, demo, { origin });
      expect(response.status).toBe(403);
      expect(response.headers.getSetCookie()).toEqual([]);
      expect(await envelopeOf(response)).toMatchObject({ ret_code: 10003 });
    }
    expect((await post(`${url}/x-api/user/v1/login`, demo, { origin: url })).status).toBe(200);
  },
);

it('ends a session after 7 days by the server clock', async () => {
  const { url } = await runSandbox();
  const { result } = await envelopeOf(post(`${url}/x-api/user/v1/login`, demo));
  const codeAfter = async (offsetMs: number) => {
    await post(`${url}/_sandbox/clock`, { offsetMs });
    const headers = { UserToken: result.token };
    return (await envelopeOf(fetch(url + profilePath, { headers }))).ret_code;
  };
  expect(await codeAfter(604_800_000 - 60_000)).toBe(0);
  expect(await codeAfter(604_800_000 + 60_000)).toBe(10007);
});

it('responds to unknown calls with an envelope', async () => {
  const { url } = shared();
  for (const path of ['/s1/none', '/x-api/none', '/v2/none', '/logout', '/i18n/none']) {
    const response = await fetch(url + path);
    expect(response.status).toBe(404);
    expect(await envelopeOf(response)).toMatchObject({ ret_code: 10004 });
  }
});
