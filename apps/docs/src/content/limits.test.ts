import { expect, it } from 'vitest';
import { componentFacts } from './components.ts';
import { limits, limitsOf } from './limits.ts';

it('lists limits of components that exist', () => {
  const names = componentFacts().map(({ name }) => name);
  expect(Object.keys(limits).filter((name) => !names.includes(name))).toEqual([]);
});

it('writes a section for a component with limits', () => {
  expect(limitsOf('Slider')).toMatch(/^## What it does not do\n\n- It has one thumb.*\n- /);
  expect(limitsOf('Tag')).toBe('');
});
