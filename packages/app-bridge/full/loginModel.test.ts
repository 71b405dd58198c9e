import { it } from 'vitest';
import { checkLogin } from '../test/loginModel.ts';

it(
  'ends each of 10,000 random schedules of login steps in a consistent state',
  () => checkLogin(10_000),
  600_000,
);
