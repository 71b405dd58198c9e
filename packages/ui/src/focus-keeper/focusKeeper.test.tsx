import { act, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import { FocusKeeper } from './focusKeeper.tsx';

const list = (names: string[]) => (
  <FocusKeeper data-testid="keeper">
    {names.map((name) => (
      <button key={name}>{name}</button>
    ))}
  </FocusKeeper>
);
/** Renders other buttons, and returns the name of what has focus afterwards. */
async function after(rerender: (element: ReactElement) => void, names: string[]) {
  await act(async () => {
    rerender(list(names));
    await Promise.resolve();
  });
  const { activeElement } = document;
  if (activeElement === document.body) return 'page';
  return activeElement === screen.getByTestId('keeper') ? 'keeper' : activeElement?.textContent;
}

it.each([
  ['the next element', 'B', ['A', 'C'], 'C'],
  ['the previous one after the last', 'C', ['A', 'B'], 'B'],
  ['the next one that is left', 'A', ['C'], 'C'],
  ['the container if nothing is left', 'B', [], 'keeper'],
])('moves focus to %s', async (_, focused, left, expected) => {
  const { rerender } = render(list(['A', 'B', 'C']));
  screen.getByText(focused).focus();
  expect(await after(rerender, left)).toBe(expected);
});

it('does nothing if focus is on another element', async () => {
  const { rerender } = render(list(['A', 'B']));
  screen.getByText('A').focus();
  screen.getByText('A').blur();
  await Promise.resolve();
  expect(await after(rerender, ['B'])).toBe('page');
});
