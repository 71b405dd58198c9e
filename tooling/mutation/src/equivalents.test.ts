import { expect, it } from 'vitest';
import { withoutEquivalents } from './equivalents.ts';
import { mutant } from './mutants.fixture.ts';

const entry = {
  file: 'src/a.ts',
  code: 'x < y',
  replacement: 'x <= y',
  reason: 'x and y are never equal.',
};
const name = 'mutation.json: src/a.ts: x < y → x <= y';

it('removes only the mutant that an entry describes', () => {
  const others = [
    mutant({ file: 'src/b.ts' }),
    mutant({ code: 'y < x' }),
    mutant({ replacement: 'true' }),
  ];
  expect(withoutEquivalents([mutant(), ...others], [entry])).toEqual({
    counted: others,
    problems: [],
  });
});

it.each(['Killed', 'Timeout'] as const)('reports an entry whose mutant is %s', (status) => {
  expect(withoutEquivalents([mutant({ status })], [entry]).problems).toEqual([
    `${name} is killed by a test: delete the entry.`,
  ]);
});

it('reports an entry that matches no mutant', () => {
  expect(withoutEquivalents([mutant({ code: 'x > y' })], [entry]).problems).toEqual([
    `${name} matches no mutant: correct or delete the entry.`,
  ]);
});

it('asks for the source line if an entry matches several mutants', () => {
  const twice = [mutant(), mutant({ line: 9, lineText: 'while (x < y) {' })];
  expect(withoutEquivalents(twice, [entry]).problems).toEqual([
    `${name} matches 2 mutants: add "line", the source line on which the code starts.`,
  ]);
  expect(withoutEquivalents(twice, [{ ...entry, line: 'while (x < y) {' }])).toEqual({
    counted: [mutant()],
    problems: [],
  });
});
