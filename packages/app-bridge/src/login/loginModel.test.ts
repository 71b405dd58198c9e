import { expect, it } from 'vitest';
import { checkLogin } from '../../test/loginModel.ts';

it('reloads at most once, leaves no form open after success, and does nothing after dispose', async () => {
  const ends = await checkLogin(300);
  expect([...ends.keys()].sort()).toEqual([
    'disposed',
    'hidden',
    'loginSuccess',
    'openLogin',
    'registerSuccess',
  ]);
});
