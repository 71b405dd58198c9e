import { expect, it } from 'vitest';
import { ownFrames, scrubText } from './errorTexts.ts';

it.each([
  [
    'GET https://api2.brand.com/home?email=a%40b.c&x=1 failed',
    'GET https://api2.brand.com/home failed',
  ],
  ['No account ada.lovelace+x@example.com here', 'No account <email> here'],
  ['Invalid token "eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9"', 'Invalid token "<id>"'],
  ['Unknown number +90 532 123 45 67', 'Unknown number <number>'],
  ['Code 31004 for user 1234567', 'Code 31004 for user <number>'],
  ['timeout of 30 s, status 503', 'timeout of 30 s, status 503'],
  ['x'.repeat(5_000), '<id>'],
])('scrubs %j', (text, expected) => {
  expect(scrubText(text)).toBe(expected);
});

it('keeps at most 300 characters', () => {
  expect(scrubText('ab '.repeat(400))).toHaveLength(300);
});

it('reads long text in linear time', () => {
  // With a regular expression that backtracks, these texts would take minutes.
  for (const text of ['?'.repeat(1e6), '1 '.repeat(1e6), 'a@'.repeat(1e6), '/_next/'.repeat(1e6)]) {
    expect(scrubText(text).length).toBeLessThanOrEqual(300);
    expect(ownFrames(text)).toBeDefined();
  }
});

const site = 'https://www.brand.com/task-center/_next/static/chunks';

it.each([
  [
    `TypeError: a@b.com\n    at go (${site}/a-1.js:1:48213)\n    at ${site}/b.js?x=1:2:3\n    at ${site}/c.js:4:5`,
    '/_next/static/chunks/a-1.js:1:48213\n/_next/static/chunks/c.js:4:5',
  ],
  [
    `go@${site}/a.js:1:2\n@${site}/b.js:3:4`,
    '/_next/static/chunks/a.js:1:2\n/_next/static/chunks/b.js:3:4',
  ],
  ['Error\n    at chrome-extension://abc/content.js:1:2', ''],
])('keeps only positions in the site’s own scripts from %j', (stack, expected) => {
  expect(ownFrames(stack)).toBe(expected);
});
