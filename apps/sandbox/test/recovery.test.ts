import { expect, it } from 'vitest';
import { call, mailsOf, setClock } from './accountClient.ts';
import { runSandbox } from './running.ts';

const email = 'demo@brand.com';
const password = 'demo-pass-1';
const minuteMs = 60_000;

/** Starts a sandbox and requests a recovery code for the demo account. */
async function recovering() {
  const sandbox = await runSandbox();
  const { result } = await call(sandbox, 'recover', { email });
  const [mail] = await mailsOf(sandbox);
  const reset = (code: string, changed = 'a-new-pass-1', id = result.code_request.id) =>
    call(sandbox, 'reset-password', { id, code, password: changed });
  return { sandbox, id: result.code_request.id, code: mail!.code!, reset };
}

const wrongOf = (code: string) => (code === '000000' ? '000001' : '000000');

it('resets the password once per mailed code, and ends all sessions', async () => {
  const { sandbox, code, reset } = await recovering();
  const { result } = await call(sandbox, 'login', { email, password });
  expect(await mailsOf(sandbox)).toMatchObject([{ to: email, subject: 'Reset your password' }]);

  expect((await reset(code)).ret_code).toBe(0);
  const profile = await fetch(`${sandbox.url}/v2/private/user/profile`, {
    headers: { UserToken: result.token },
  });
  expect(await profile.json()).toMatchObject({ ret_code: 10007 });
  expect((await call(sandbox, 'login', { email, password })).ret_code).toBe(20001);
  expect((await call(sandbox, 'login', { email, password: 'a-new-pass-1' })).ret_code).toBe(0);

  expect((await reset(code, 'another-pass-1')).ret_code).toBe(20004);
  expect(await mailsOf(sandbox)).toMatchObject([{ subject: 'Your password was changed' }, {}]);
});

it('accepts one of 10 concurrent resets', async () => {
  const { code, reset } = await recovering();
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, n) => reset(code, `pass-${n}-word`)),
  );
  const codes = answers.map(({ ret_code: each }) => each).toSorted((a, b) => a - b);
  expect(codes).toEqual([0, ...Array<number>(9).fill(20004)]);
});

it('refuses a login with the old password that started before the reset', async () => {
  const sandbox = await runSandbox({ scryptCost: 16_384 });
  const { result } = await call(sandbox, 'recover', { email });
  const [mail] = await mailsOf(sandbox);
  const { id } = result.code_request;
  const [reset, ...logins] = await Promise.all([
    call(sandbox, 'reset-password', { id, code: mail!.code, password: 'a-new-pass-1' }),
    ...Array.from({ length: 8 }, () => call(sandbox, 'login', { email, password })),
  ]);
  expect(reset.ret_code).toBe(0);
  for (const { ret_code: code, result: session } of logins) {
    if (code !== 0) continue;
    const profile = await fetch(`${sandbox.url}/v2/private/user/profile`, {
      headers: { UserToken: session.token },
    });
    expect(await profile.json()).toMatchObject({ ret_code: 10007 });
  }
});

it('gives the same responses for an unknown account, but sends it nothing', async () => {
  const { sandbox, id, code, reset } = await recovering();
  const unknown = await call(sandbox, 'recover', { email: 'nobody@brand.com' });
  const known = await call(sandbox, 'recover', { email });
  const shape = ({ ret_code: ret, result }: typeof known) => ({
    ret,
    ...result.code_request,
    id: result.code_request.id.length,
  });
  expect(shape(unknown)).toEqual(shape(known));
  expect((await mailsOf(sandbox)).map(({ to }) => to)).toEqual([email, email]);

  const codesOf = async (request: string) => {
    const answers: number[] = [];
    for (let attempt = 0; attempt < 6; attempt += 1) {
      answers.push((await reset(wrongOf(code), 'a-new-pass-1', request)).ret_code);
    }
    return answers;
  };
  const refused = [20003, 20003, 20003, 20003, 20005, 20005];
  expect(await codesOf(id)).toEqual(refused);
  expect(await codesOf(unknown.result.code_request.id)).toEqual(refused);
  // After too many wrong codes, even the correct code is refused.
  expect((await reset(code)).ret_code).toBe(20005);
});

it('refuses a weak password but accepts the same code with a better one', async () => {
  const { code, reset } = await recovering();
  expect(await reset(code, 'only letters')).toMatchObject({
    ret_code: 10001,
    ret_msg: 'password: needs a letter, and a number or symbol',
  });
  expect((await reset(code, 'demo-demo-2')).ret_msg).toMatch(/must not contain the email/);
  expect((await reset(code)).ret_code).toBe(0);
});

it('lets a code expire after 10 minutes, and sends a new one on request', async () => {
  const { sandbox, id, code, reset } = await recovering();
  await setClock(sandbox, 10 * minuteMs);
  expect((await reset(code)).ret_code).toBe(20004);
  const { result } = await call(sandbox, 'resend-code', { id });
  expect(result.code_request).toEqual({ id, expires_in_ms: 10 * minuteMs, resend_in_ms: 30_000 });
  const [mail] = await mailsOf(sandbox);
  expect((await reset(mail!.code!)).ret_code).toBe(0);
});

it('sends another code after 30 s at the earliest, and at most five codes', async () => {
  const { sandbox, id, code, reset } = await recovering();
  await setClock(sandbox, 10_000);
  const early = await call(sandbox, 'resend-code', { id });
  expect(early.result.code_request.resend_in_ms).toBeLessThanOrEqual(20_000);
  expect((await mailsOf(sandbox)).length).toBe(1);
  for (let sends = 2; sends <= 5; sends += 1) {
    await setClock(sandbox, sends * minuteMs);
    expect((await call(sandbox, 'resend-code', { id })).ret_code).toBe(0);
  }
  const [newest] = await mailsOf(sandbox);
  if (newest!.code !== code) expect((await reset(code)).ret_code).toBe(20003);
  await setClock(sandbox, 6 * minuteMs);
  expect((await call(sandbox, 'resend-code', { id })).ret_code).toBe(20005);
  expect((await call(sandbox, 'recover', { email })).ret_code).toBe(20005);
  expect((await mailsOf(sandbox)).length).toBe(5);
});

it('shows the mailbox as a page without scripts, in which text is escaped', async () => {
  const { sandbox, code } = await recovering();
  const page = await fetch(`${sandbox.url}/_sandbox/mailbox`, { headers: { accept: 'text/html' } });
  expect(page.headers.get('content-security-policy')).toMatch(/default-src 'none'/);
  const html = await page.text();
  expect(html).toContain(`<code>${code}</code>`);
  expect(html).not.toContain('<script');
});
