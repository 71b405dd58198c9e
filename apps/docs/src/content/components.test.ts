import { expect, it } from 'vitest';
import { componentFacts, componentMarkdown, componentPages } from './components.ts';

const pages = componentPages().filter(({ component }) => component !== undefined);

it('has a page per component', () => {
  expect(pages.map(({ component }) => component)).toEqual(componentFacts().map(({ name }) => name));
});

it.each(pages)('answers what $component supports, without names of the tests', (page) => {
  const [, table = ''] = componentMarkdown(page).split('## Support\n');
  const answers = [...table.matchAll(/^\| (.+) \| (.+) \|$/gm)].slice(2);
  expect(answers).toHaveLength(6);
  expect(table).not.toMatch(/picture|\.tsx?\b|–/);
});
