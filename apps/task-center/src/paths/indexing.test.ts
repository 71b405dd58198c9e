import { expect, it } from 'vitest';
import { isIndexedPage } from './indexing.ts';

it.each([
  ['/task-center', true],
  ['/task-center/faq', true],
  ['/task-center/my-rewards', true],
  ['/task-center/task-detail', false],
  ['/task-center/campaign-detail', false],
  ['/task-center/reward-detail', false],
  [undefined, false],
])('allows search engines to index %s: %s', (path, isIndexed) => {
  expect(isIndexedPage(path)).toBe(isIndexed);
});
