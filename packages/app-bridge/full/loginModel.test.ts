import { it } from 'vitest';
import { checkLogin } from '../test/loginModel.ts';

it('ends each of 10,000 schedules of logins consistently', () => checkLogin(10_000), 600_000);
