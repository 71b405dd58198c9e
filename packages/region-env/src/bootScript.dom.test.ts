// @vitest-environment jsdom
// @vitest-environment-options {"url": "https://www.brand.co.id/task-center?x=1"}
import { runInThisContext } from 'node:vm';
import { expect, it } from 'vitest';
import { bootScript } from './bootScript.ts';

it('runs in a document', () => {
  const root = document.documentElement;
  runInThisContext(bootScript({ appMarker: 'jsdom/' }).source);
  expect(root.dataset.edition).toBe('id');
  expect(root.dataset.app).toBe('true');
});
