import { expect, it } from 'vitest';
import { createFaults, faultRule } from './faults.ts';

const rule = (input: object) => faultRule.parse({ fault: { type: 'cut' }, ...input });

it.each([
  [{ path: '/a' }, 'GET', '/a'],
  [{ path: '/a*' }, 'GET', '/ab'],
  [{ path: '/*' }, 'DELETE', '/anything'],
  [{ path: '/a', method: 'post' }, 'POST', '/a'],
])('the rule %j applies to a call %s %s', (input, method, path) => {
  const faults = createFaults();
  faults.add(rule(input));
  expect(faults.strike(method, path)).toMatchObject({ type: 'cut' });
});

it.each([
  [{ path: '/a' }, 'GET', '/a/b'],
  [{ path: '/a/*' }, 'GET', '/a'],
  [{ path: '/a', method: 'POST' }, 'GET', '/a'],
])('the rule %j does not apply to a call %s %s', (input, method, path) => {
  const faults = createFaults();
  faults.add(rule(input));
  expect(faults.strike(method, path)).toBeUndefined();
});

it('applies a rule at most `times` times, then the next matching rule', () => {
  const faults = createFaults();
  faults.add(rule({ path: '/a', times: 2, fault: { type: 'delay', ms: 1 } }));
  faults.add(rule({ path: '/*', fault: { type: 'delay', ms: 2 } }));
  const hits = [1, 2, 3].map(() => faults.strike('GET', '/a'));
  expect(hits.map((fault) => fault?.type === 'delay' && fault.ms)).toEqual([1, 1, 2]);
  expect(faults.list().map(({ hits }) => hits)).toEqual([2, 1]);
});

it('removes a single fault rule or all fault rules', () => {
  const faults = createFaults();
  const { id } = faults.add(rule({ path: '/a' }));
  faults.add(rule({ path: '/b' }));
  expect([faults.remove(id), faults.remove(id)]).toEqual([true, false]);
  faults.clear();
  expect(faults.list()).toEqual([]);
});

it.each([
  {},
  { path: 'a' },
  { path: '/a', times: 0 },
  { path: '/a', fault: { type: 'explode' } },
  { path: '/a', fault: { type: 'status', status: 99 } },
  { path: '/a', fault: { type: 'delay' } },
  { path: '/a', fault: { type: 'status', status: 500, headers: { 'a b': 'c' } } },
  { path: '/a', fault: { type: 'status', status: 500, headers: { a: 'b\r\nc: d' } } },
  { path: '/a', fault: { type: 'cut', at: 'never' } },
  { path: '/a', unknown: true },
])('rejects the invalid fault rule %j', (input) => {
  expect(faultRule.safeParse({ fault: { type: 'cut' }, ...input }).success).toBe(false);
});
