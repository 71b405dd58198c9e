import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { StateTag, stateNames } from './StateTag.tsx';

it.each(stateNames)('shows %s as icon, label and colour', (state) => {
  const { container } = render(<StateTag state={state}>Word</StateTag>);
  const tag = container.querySelector<HTMLElement>('.x-tag');
  expect(tag?.textContent).toBe('Word');
  expect(tag?.dataset.tone).toMatch(/^(neutral|brand|positive|negative|info)$/);
  expect(tag?.querySelector('svg[aria-hidden] path')?.getAttribute('d')).toMatch(/^M/);
});

it('displays states differently if the user can do different things in them', () => {
  const markups = stateNames.map((state) => {
    const { container } = render(<StateTag state={state}>x</StateTag>);
    return container.innerHTML;
  });
  // A claimed task and a joined campaign look the same, and so do a task in progress and a reward
  // in use.
  const equalStates = [
    ['claimed', 'joined'],
    ['inProgress', 'inUse'],
  ];
  expect(new Set(markups).size).toBe(stateNames.length - equalStates.length);
});
