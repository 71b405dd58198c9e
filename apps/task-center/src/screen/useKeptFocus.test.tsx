import { act, render, screen } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { expect, it } from 'vitest';
import { useKeptFocus } from './useKeptFocus.ts';

function Page({ children }: { children: ReactNode }): ReactElement {
  useKeptFocus();
  return <main>{children}</main>;
}

const card = (button: boolean) => (
  <Page>
    <ul>
      <li data-testid="card">Reward {button ? <button>Claim</button> : 'claimed'}</li>
    </ul>
    <button>Other</button>
  </Page>
);

/** Removes content and waits for the mutation observer. */
const afterwards = (remove: () => void) => act(() => Promise.resolve(remove()));

it('focuses the card whose button is removed, until the focus moves on', async () => {
  const { rerender } = render(card(true));
  screen.getByText('Claim').focus();
  await afterwards(() => rerender(card(false)));
  const item = screen.getByTestId('card');
  expect(document.activeElement).toBe(item);
  screen.getByText('Other').focus();
  expect(item.hasAttribute('tabindex')).toBe(false);
});

it('focuses the page when the whole card is removed', async () => {
  const { rerender } = render(card(true));
  screen.getByText('Claim').focus();
  await afterwards(() => rerender(<Page>{null}</Page>));
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

it('leaves the focus where the visitor has moved it', async () => {
  const { rerender } = render(card(true));
  screen.getByText('Claim').focus();
  screen.getByText('Other').focus();
  await afterwards(() => rerender(card(false)));
  expect(document.activeElement).toBe(screen.getByText('Other'));
});

it('does not move the focus after unmounting', async () => {
  const { unmount } = render(card(true));
  screen.getByText('Claim').focus();
  await afterwards(unmount);
  expect(document.activeElement).toBe(document.body);
});
