import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { useCurrentGroup } from './useCurrentGroup.ts';

const groups = ['first', 'second', 'third'].map((id) => ({ id, title: id, questions: [] }));

/** Scrolls so that the titles are this far below the top of the window, in px. */
function scrollTo(tops: readonly number[]) {
  for (const [index, top] of tops.entries()) {
    const title = document.getElementById(groups[index]!.id)!;
    title.getBoundingClientRect = () => new DOMRect(0, top);
  }
  act(() => void window.dispatchEvent(new Event('scroll')));
}

beforeEach(() => {
  window.innerHeight = 800;
  document.body.replaceChildren(
    ...groups.map(({ id }) => Object.assign(document.createElement('h2'), { id })),
  );
});

it('returns the last group that starts in the upper quarter of the window', () => {
  const { result } = renderHook(() => useCurrentGroup(groups));
  scrollTo([300, 700, 1_100]);
  expect(result.current).toBe('first');
  scrollTo([-200, 200, 600]);
  expect(result.current).toBe('second');
  scrollTo([-200, 201, 600]);
  expect(result.current).toBe('first');
  scrollTo([-900, -500, -100]);
  expect(result.current).toBe('third');
});

it('follows the groups that a search leaves, and returns none without groups', () => {
  const { result, rerender } = renderHook((shown) => useCurrentGroup(shown), {
    initialProps: groups,
  });
  scrollTo([-900, -500, -100]);
  rerender(groups.slice(0, 2));
  expect(result.current).toBe('second');
  rerender([]);
  expect(result.current).toBeUndefined();
});
