import { expect, it } from 'vitest';
import { isModernYarn, packageManager } from './packageManager.ts';

it.each([
  ['npm/11.0.0 node/v24.0.0 linux x64', 'npm', '11.0.0'],
  ['pnpm/12.0.0-rc.1 npm/? node/v24.0.0 linux x64', 'pnpm', '12.0.0-rc.1'],
  ['yarn/1.22.22 npm/? node/v24.0.0 linux x64', 'yarn', '1.22.22'],
  ['pnpm', 'npm', undefined],
  ['bun/1.3.0', 'npm', undefined],
  [undefined, 'npm', undefined],
])('the user agent %s means %s %s', (userAgent, name, version) => {
  expect(packageManager(userAgent)).toEqual({ name, version });
});

it.each([
  ['yarn/4.18.1 npm/?', true],
  ['yarn/1.22.22 npm/?', false],
  ['pnpm/12.0.0 npm/?', false],
])('%s is modern yarn: %s', (userAgent, isModern) => {
  expect(isModernYarn(packageManager(userAgent))).toBe(isModern);
});
