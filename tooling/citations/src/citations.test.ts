import { expect, it } from 'vitest';
import { brokenCitations, decisionNumber, sectionNumbers } from './citations.ts';

const targets = { sections: new Set(['2', '2.3', '9']), decisions: new Set(['4', '6', '16']) };

it('accepts citations of existing sections and decisions', () => {
  const text = '// Spec 2.3 and decision 16.\n/** (specification 9, decisions 4 and 6) */';
  expect(brokenCitations(text, targets)).toEqual([]);
});

it.each([
  ['spec 2.4', 'spec 2.4'],
  ['Specification 12', 'Specification 12'],
  ['decision 17', 'decision 17'],
  ['decisions 4 and 7', 'decisions 4 and 7'],
])('reports "%s", whose target does not exist', (text, found) => {
  expect(brokenCitations(`first line\n// ${text}.`, targets)).toEqual([{ line: 2, text: found }]);
});

it('ignores words without a number', () => {
  expect(brokenCitations('the spec of a decision 2x', targets)).toEqual([]);
});

it('reads the numbers of headings', () => {
  expect(sectionNumbers('# Title\n\n## 2. Routes\n\n### 2.3 Deep links\n\n## More\n')).toEqual(
    new Set(['2', '2.3']),
  );
});

it('reads the number of a decision page', () => {
  expect(decisionNumber('0016-prices.md')).toBe('16');
  expect(decisionNumber('README.md')).toBeUndefined();
});
