import { describe, expect, it } from 'vitest';
import { characterTable, endsInName, mayHaveTestnet, missingFrom } from './plainHost.ts';

const table = characterTable();
const missing = (host: string, end = host.length) => missingFrom(table, host, end);

describe('missingFrom', () => {
  it.each(['a', 'a.b', 'a-1.b2.c', '-', 'testnet.example'])('accepts %j', (host) => {
    expect(missing(host)).not.toBe(0);
  });

  it.each(['.a', 'a.', 'a..b', 'A.b', 'a_b', 'ä.b', 'a b', 'a\u{1F600}'])('rejects %j', (host) => {
    expect(missing(host)).toBe(0);
  });

  it('reads only the characters before the end', () => {
    expect(missing('a.B', 1)).not.toBe(0);
    expect(missing('a.B', 3)).toBe(0);
  });

  it('accepts a host that is the domain, with nothing before it', () => {
    expect(missing('brand.com', -1)).not.toBe(0);
  });
});

it.each([
  ['testnet', true],
  ['www-testnet.example', true],
  ['ten-st', true],
  ['www.example', false],
  ['test', false],
])('a host with the characters of %j may contain "testnet": %j', (host, expected) => {
  expect(mayHaveTestnet(missing(host))).toBe(expected);
});

it.each([
  ['a.b', true],
  ['a1', true],
  ['1a', false],
  ['x.a1', true],
  ['1.a', true],
  ['127.1', false],
  ['x.0x7f', false],
  ['x.-a', false],
])('the last label of %j starts with a letter: %j', (host, expected) => {
  expect(endsInName(host, missing(host))).toBe(expected);
});
