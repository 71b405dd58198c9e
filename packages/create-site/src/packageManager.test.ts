import { expect, it } from 'vitest';
import { packageManager } from './packageManager.ts';

it.each([
  ['npm/11.0.0 node/v24.0.0 linux x64', 'npm'],
  ['pnpm/12.0.0 npm/? node/v24.0.0 linux x64', 'pnpm'],
  ['yarn/1.22.22 npm/? node/v24.0.0 linux x64', 'yarn'],
  ['bun/1.3.0', 'npm'],
  [undefined, 'npm'],
])('the user agent %s means %s', (userAgent, name) => {
  expect(packageManager(userAgent)).toBe(name);
});
