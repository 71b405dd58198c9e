import { expect, it } from 'vitest';
import { environmentOf } from './environment.ts';

it.each([
  ['www.brand.com', true, 'prod'],
  ['api2.brand.com', false, 'test'],
  ['www-testnet.brand.com', false, 'testnet'],
  ['testnet.brand.com', true, 'testnet'],
  ['testnet.example.org', false, 'testnet'],
] as const)('decides the environment of %s', (hostname, isSite, environment) => {
  expect(environmentOf(hostname, isSite)).toBe(environment);
});
