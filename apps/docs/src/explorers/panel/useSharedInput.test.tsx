import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSharedInput } from './useSharedInput.ts';

beforeEach(() => {
  vi.useFakeTimers();
  history.replaceState(undefined, '', '/page/?other=1#part');
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const isVowel = (text: string): text is 'a' | 'e' => text === 'a' || text === 'e';

it('writes the latest value to the URL, and keeps the rest of the URL', () => {
  const { result } = renderHook(() => useSharedInput('name', 'first'));
  expect(result.current[0]).toBe('first');
  act(() => result.current[1]('a'));
  act(() => result.current[1]('a b&c'));
  expect(location.search).toBe('?other=1');
  act(() => void vi.advanceTimersByTime(300));
  expect(location.search + location.hash).toBe('?other=1&name=a+b%26c#part');
  act(() => result.current[1]('first'));
  act(() => void vi.advanceTimersByTime(300));
  expect(location.search).toBe('?other=1');
});

it('does not write long values', () => {
  const { result } = renderHook(() => useSharedInput('name', 'first'));
  act(() => result.current[1]('x'.repeat(4_001)));
  act(() => void vi.advanceTimersByTime(300));
  expect([result.current[0].length, location.search]).toEqual([4_001, '?other=1']);
});

it('ignores a value that is not allowed', () => {
  history.replaceState(undefined, '', '?letter=x');
  const { result } = renderHook(() => useSharedInput<'a' | 'e'>('letter', 'a', isVowel));
  expect(result.current[0]).toBe('a');
});

it('writes nothing after the component unmounts', () => {
  const { result, unmount } = renderHook(() => useSharedInput('name', 'first'));
  act(() => result.current[1]('late'));
  unmount();
  vi.advanceTimersByTime(1_000);
  expect(location.search).toBe('?other=1');
});
