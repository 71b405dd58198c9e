import { expect, it } from 'vitest';
import { entryPoints, type EntryPoint, type EntryPointQueue } from './entryPoints.ts';

const load = () => ({ default: () => null });

it('finds entry points that were registered before the page started', async () => {
  const entry: EntryPoint = ['/_app', load];
  expect(await entryPoints({ __NEXT_P: [entry] })('/_app')).toBe(load);
});

it('waits for entry points that are registered later', async () => {
  const window: { __NEXT_P?: EntryPointQueue } = {};
  const entryPoint = entryPoints(window);
  const waiting = entryPoint('/faq');
  window.__NEXT_P?.push(['/', () => ({ default: () => 'other' })]);
  window.__NEXT_P?.push(['/faq', load]);
  expect(await waiting).toBe(load);
  expect(await entryPoint('/faq')).toBe(load);
});
