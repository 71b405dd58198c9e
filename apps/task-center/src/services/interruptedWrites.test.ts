import { expect, it } from 'vitest';
import { createInterruptedWrites } from './interruptedWrites.ts';

const minuteMs = 60_000;
const idempotencyKey = 'key-of-the-attempt';
const claim = { name: 'claimReward', body: { reward_id: '14' }, idempotencyKey } as const;

function open() {
  const items = new Map<string, string>();
  let time = 1_000 * minuteMs;
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
  return {
    items,
    /** Returns the writes of a page, as after a reload. */
    page: () => createInterruptedWrites(storage, () => time),
    pass: (ms: number) => (time += ms),
  };
}

it('returns the write once, after a reload', () => {
  const { page } = open();
  page().store('1', claim);
  const writes = page();
  expect(writes.hasWrite()).toBe(true);
  expect(writes.take('1')).toEqual(claim);
  expect(writes.take('1')).toBeUndefined();
  expect(page().hasWrite()).toBe(false);
});

it('drops the write if another user logs in', () => {
  const { page } = open();
  page().store('1', claim);
  expect(page().take('2')).toBeUndefined();
  expect(page().take('1')).toBeUndefined();
});

it('returns the write for 15 minutes', () => {
  const { page, pass } = open();
  page().store('1', claim);
  pass(15 * minuteMs);
  expect(page().take('1')).toEqual(claim);
});

it.each([
  ['15 minutes have passed', 15 * minuteMs + 1],
  ["the device's clock was set back by more than 15 minutes", -15 * minuteMs - 1],
])('drops the write if %s', (_case, ms) => {
  const { page, pass } = open();
  page().store('1', claim);
  pass(ms);
  expect(page().take('1')).toBeUndefined();
});

it('does not store the write that it returned last, so that a refused write is not repeated for ever', () => {
  const { page } = open();
  page().store('1', claim);
  const writes = page();
  writes.take('1');
  writes.store('1', claim);
  expect(writes.hasWrite()).toBe(false);
  writes.store('1', { ...claim, body: { reward_id: '15' } });
  expect(writes.hasWrite()).toBe(true);
});

it.each([
  '',
  '{',
  'null',
  '[]',
  '{"userId":"1","at":60000000,"name":"home","body":{},"idempotencyKey":"k"}',
  '{"userId":"1","at":60000000,"name":"toString","body":{},"idempotencyKey":"k"}',
  '{"userId":"1","at":60000000,"name":"buy","body":{"offer_id":"a"},"idempotencyKey":"k"}',
  '{"userId":"1","at":60000000,"name":"claimReward","body":{"reward_id":"1"}}',
  '{"userId":"1","at":60000000,"name":"claimReward","body":{"reward_id":"1","x":1},"idempotencyKey":"k"}',
])('drops the damaged text %j', (text) => {
  const { page, items } = open();
  page().store('1', claim);
  items.set([...items.keys()][0]!, text);
  expect(page().take('1')).toBeUndefined();
  expect(page().hasWrite()).toBe(false);
});
