import { expect, it } from 'vitest';
import { createSandbox } from '@apps/sandbox';

const sandbox = await createSandbox(); // any free port, database in memory
const login = await fetch(`${sandbox.url}/x-api/user/v1/login`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ email: 'demo@brand.com', password: 'demo-pass-1' }),
});
const answer: unknown = await login.json(); // { ret_code: 0, ret_msg: 'OK', result: { token, user_id } }
await sandbox.close();

it('the program in README.md logs the demo user in', () => {
  const result = { token: expect.any(String) as string, user_id: 1 };
  expect(answer).toEqual({ ret_code: 0, ret_msg: 'OK', result });
});
