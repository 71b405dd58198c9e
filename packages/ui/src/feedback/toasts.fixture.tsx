import { act } from '@testing-library/react';
import { vi } from 'vitest';
import { Toasts, type Toast } from './toasts.tsx';

/** Two toasts: Claimed, and Failed with a negative tone. */
export const news: Toast[] = [
  { id: 'a', children: 'Claimed' },
  { id: 'b', children: 'Failed', tone: 'negative' },
];

/** The region News with these toasts, whose close buttons have the name Close. */
export const shown = (toasts: Toast[], onDismiss: (id: string) => void) => (
  <Toasts toasts={toasts} onDismiss={onDismiss} label="News" closeLabel="Close" />
);

/** Advances the fake clock by `ms`. */
export const pass = (ms: number) => {
  act(() => void vi.advanceTimersByTime(ms));
};
