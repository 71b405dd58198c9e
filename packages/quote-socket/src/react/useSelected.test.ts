import { expect, it, vi } from 'vitest';
import { createSelection } from './useSelected.ts';

it('calls select once per value, and returns the previous part if the new one is equal', () => {
  let value: { close: string; open: string } | undefined;
  const select = vi.fn(({ close }: { close: string }) => ({ close }));
  const read = createSelection({
    read: () => value,
    select,
    equal: (a, b) => a.close === b.close,
    committed: () => undefined,
  });
  expect(read()).toBeUndefined();
  value = { close: '1', open: '1' };
  const first = read();
  expect(first).toEqual({ close: '1' });
  expect(read()).toBe(first);
  expect(select).toHaveBeenCalledTimes(1);
  value = { close: '1', open: '2' };
  expect(read()).toBe(first);
  value = { close: '2', open: '2' };
  expect(read()).toEqual({ close: '2' });
  expect(select).toHaveBeenCalledTimes(3);
  value = undefined;
  expect(read()).toBeUndefined();
});

it('returns the committed part if the first selected part is equal to it', () => {
  const committed = { part: { close: '1' } };
  let value = { close: '1' };
  const read = createSelection({
    read: () => value,
    select: ({ close }) => ({ close }),
    equal: (a, b) => a.close === b.close,
    committed: () => committed,
  });
  expect(read()).toBe(committed.part);
  value = { close: '2' };
  expect(read()).toEqual({ close: '2' });
  value = { close: '1' };
  expect(read()).not.toBe(committed.part);
});
