import { act, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { FocusKeeper } from './focusKeeper.tsx';

const list = (names: string[]) => (
  <FocusKeeper data-testid="keeper">
    {names.map((name) => (
      <button key={name}>{name}</button>
    ))}
  </FocusKeeper>
);
/** Renders other buttons, and returns the name of the element that has focus afterwards. */
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
  ['the previous element if the last one disappears', 'C', ['A', 'B'], 'B'],
  ['the next remaining element', 'A', ['C'], 'C'],
  ['the container if no element is left', 'B', [], 'keeper'],
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

it('skips a neighbour that cannot be focused', async () => {
  const { rerender } = render(list(['A', 'B', 'C']));
  screen.getByText('C').focus = () => undefined;
  screen.getByText('B').focus();
  expect(await after(rerender, ['A', 'C'])).toBe('A');
});

describe('with parts', () => {
  const cards = (buttons: string[]) => (
    <FocusKeeper data-testid="keeper" parts="li">
      <ul>
        {buttons.map((name, index) => (
          <li key={index} data-testid={`card ${index}`}>
            {name && <button>{name}</button>}
          </li>
        ))}
      </ul>
    </FocusKeeper>
  );
  async function replace(rerender: (element: ReactElement) => void, buttons: string[]) {
    await act(async () => {
      rerender(cards(buttons));
      await Promise.resolve();
    });
  }

  it('focuses the part whose button disappears, and makes it unfocusable when focus moves on', async () => {
    const { rerender } = render(cards(['Claim', 'Claim 2']));
    screen.getByText('Claim').focus();
    await replace(rerender, ['', 'Claim 2']);
    const card = screen.getByTestId('card 0');
    expect(document.activeElement).toBe(card);
    screen.getByText('Claim 2').focus();
    expect(card.hasAttribute('tabindex')).toBe(false);
  });

  it('focuses a neighbour when the part disappears as well', async () => {
    const { rerender } = render(cards(['A', 'B']));
    screen.getByText('B').focus();
    await replace(rerender, ['A']);
    expect(document.activeElement?.textContent).toBe('A');
  });
});
