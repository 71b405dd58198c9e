import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listMotionMs, useListMotion } from './useListMotion.ts';

const allowMotion = (matches: boolean) => vi.stubGlobal('matchMedia', () => ({ matches }));
const render = (keys: string[]) =>
  renderHook(({ keys }) => useListMotion(keys), { initialProps: { keys } });
const signs = { leaving: '-', entering: '+', none: '' };
const shown = (all: ReturnType<typeof useListMotion>) =>
  all.map(({ key, motion }) => signs[motion ?? 'none'] + key).join(' ');

beforeEach(() => {
  vi.useFakeTimers();
  allowMotion(true);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('keeps an item that leaves at its place until its motion ends', () => {
  const { result, rerender } = render(['a', 'b', 'c']);
  rerender({ keys: ['a', 'c', 'd'] });
  expect(shown(result.current)).toBe('a -b c +d');
  act(() => void vi.advanceTimersByTime(listMotionMs));
  expect(shown(result.current)).toBe('a c d');
});

it('shows an item once if it comes back during its motion', () => {
  const { result, rerender } = render(['a', 'b']);
  rerender({ keys: ['b'] });
  expect(shown(result.current)).toBe('-a b');
  rerender({ keys: ['a', 'b'] });
  expect(shown(result.current)).toBe('a b');
  act(() => void vi.advanceTimersByTime(listMotionMs));
  expect(shown(result.current)).toBe('a b');
});

it('lets a second item leave while the first one leaves', () => {
  const { result, rerender } = render(['a', 'b', 'c']);
  rerender({ keys: ['b', 'c'] });
  act(() => void vi.advanceTimersByTime(listMotionMs / 2));
  rerender({ keys: ['c'] });
  expect(shown(result.current)).toBe('-a -b c');
  act(() => void vi.advanceTimersByTime(listMotionMs));
  expect(shown(result.current)).toBe('c');
});

it('moves nothing if an item is only added, or if the order changes', () => {
  const { result, rerender } = render(['a', 'b']);
  rerender({ keys: ['b', 'a', 'c'] });
  expect(shown(result.current)).toBe('b a c');
});

it('clears its timer when the list goes away', () => {
  const { rerender, unmount } = render(['a', 'b']);
  rerender({ keys: ['b'] });
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});

it('lets items leave at once under reduced motion', () => {
  allowMotion(false);
  const { result, rerender } = render(['a', 'b']);
  rerender({ keys: ['b'] });
  expect(shown(result.current)).toBe('b');
});
