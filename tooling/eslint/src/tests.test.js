import { Linter } from 'eslint';
import { expect, it } from 'vitest';
import { library } from './configs.js';

const tests = library({ name: 'ui' }).find(({ plugins }) => plugins && 'vitest' in plugins);

/** @param {string} code */
const problems = (code) =>
  new Linter()
    .verify(code, [{ ...tests, files: ['**/*.test.js'] }], 'a.test.js')
    .map(({ ruleId }) => ruleId);

it.each([
  ["it.skip('adds', () => { expect(1 + 1).toBe(2); });", 'vitest/no-disabled-tests'],
  ["it('adds', () => { 1 + 1; });", 'vitest/expect-expect'],
])('rejects %s', (code, rule) => {
  expect(problems(`import { expect, it } from 'vitest'; ${code}`)).toEqual([rule]);
});

it.each([
  "it('adds', () => { expect(1 + 1).toBe(2); });",
  "it('adds', async () => { await screen.findByText('2'); });",
])('accepts %s', (code) => {
  expect(problems(`import { expect, it } from 'vitest'; ${code}`)).toEqual([]);
});
