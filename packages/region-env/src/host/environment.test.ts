import { expect, it } from 'vitest';
import { environmentOf, testnetWord } from './environment.ts';

it.each([
  ['www.brand.com', true, 'prod'],
  ['api2.brand.com', false, 'test'],
  ['www-testnet.brand.com', false, 'testnet'],
  ['testnet.brand.com', true, 'testnet'],
  ['testnet.example.org', false, 'testnet'],
] as const)('decides the environment of %s', (hostname, isSite, environment) => {
  expect(environmentOf(hostname, isSite, 'testnet')).toBe(environment);
});

it.each([
  ['-testnet', 'testnet'],
  ['.sandbox.', 'sandbox'],
  ['sandbox', 'sandbox'],
  ['-demo-2', 'demo'],
  ['', ''],
  ['-.', ''],
])('recognises hosts with the text %j by the word %j', (testnet, word) => {
  expect(testnetWord({ prod: '', test: '-test', testnet })).toBe(word);
});
