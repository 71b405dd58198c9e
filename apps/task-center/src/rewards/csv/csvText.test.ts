import { expect, it } from 'vitest';
import { csvText } from './csvText.ts';

it('starts with a byte order mark and ends each row with CRLF', () => {
  expect(csvText([['a', 'b'], ['c']])).toBe('\ufeff"a","b"\r\n"c"\r\n');
});

it.each(['0', '12.5', '-0.000000000000000001'])('keeps %s a number', (amount) => {
  expect(csvText([[amount]])).toBe(`\ufeff${amount}\r\n`);
});

it.each([
  '=1+1',
  '+1+cmd',
  '-1+cmd',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  ' =1',
  '\u2066=1\u2069',
  '＝1',
  '-1,5',
])('does not let %j run as a formula', (text) => {
  expect(csvText([[text]])).toMatch(/^\ufeff"'/);
});

it('quotes separators, quotes and line breaks', () => {
  expect(csvText([['a,b', 'say "hi"', 'two\nlines', 'x;=1']])).toBe(
    '\ufeff"a,b","say ""hi""","two\nlines","x;=1"\r\n',
  );
});

it('leaves out soft hyphens', () => {
  expect(csvText([['Gebühren\u00aderstattung']])).toBe('\ufeff"Gebührenerstattung"\r\n');
});

it('keeps letters of every script, without Unicode direction marks', () => {
  expect(csvText([['\u206610\u00a0USDT\u2069', 'مكافأة', '報酬']])).toBe(
    '\ufeff"10\u00a0USDT","مكافأة","報酬"\r\n',
  );
});
