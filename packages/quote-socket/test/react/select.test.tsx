// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { useEffect } from 'react';
import { expect, it } from 'vitest';
import type { Ticker } from '../../src/index.ts';
import { QuoteProvider, useTicker } from '../../src/react/index.ts';
import { withOpenSocket } from './openSocket.ts';

const world = withOpenSocket();

it('shows the part that a new select function returns', () => {
  const selectors = { close: (ticker: Ticker) => ticker.close, high: ({ high }: Ticker) => high };
  function Part({ of }: { of: keyof typeof selectors }) {
    return <p>{useTicker('BTCUSDT', selectors[of])}</p>;
  }
  const page = (of: keyof typeof selectors) => (
    <QuoteProvider socket={world.socket}>
      <Part of={of} />
    </QuoteProvider>
  );
  const { container, rerender } = render(page('close'));
  world.flush();
  const price = world.network.publish('BTCUSDT');
  world.flush();
  expect(container.textContent).toBe(price);
  rerender(page('high'));
  expect(container.textContent).toBe('110');
});

it('returns the same part with inline select and equal functions, so effects run once', () => {
  const parts = new Set<unknown>();
  let effects = 0;
  function Part() {
    const part = useTicker(
      'BTCUSDT',
      ({ close, open }) => ({ close, open }),
      (a, b) => a.close === b.close && a.open === b.open,
    );
    useEffect(() => {
      if (!part) return;
      parts.add(part);
      effects += 1;
    }, [part]);
    return <p>{part?.close}</p>;
  }
  const page = () => (
    <QuoteProvider socket={world.socket}>
      <Part />
    </QuoteProvider>
  );
  const { container, rerender } = render(page());
  world.flush();
  const first = world.network.publish('BTCUSDT');
  world.flush();
  for (let count = 0; count < 6; count += 1) rerender(page());
  expect(container.textContent).toBe(first);
  expect([parts.size, effects]).toEqual([1, 1]);
  const second = world.network.publish('BTCUSDT');
  world.flush();
  expect(container.textContent).toBe(second);
  expect([parts.size, effects]).toEqual([2, 2]);
});

it('returns the same part of an inline select when a quote with an equal part arrives', () => {
  const parts = new Set<unknown>();
  function Part({ tag }: { tag: number }) {
    const part = useTicker(
      'BTCUSDT',
      ({ open }) => ({ open }),
      (a, b) => a.open === b.open,
    );
    if (part) parts.add(part);
    return <p>{tag}</p>;
  }
  const page = (tag: number) => (
    <QuoteProvider socket={world.socket}>
      <Part tag={tag} />
    </QuoteProvider>
  );
  const { rerender } = render(page(0));
  world.flush();
  for (let tag = 1; tag < 6; tag += 1) {
    world.network.publish('BTCUSDT');
    world.flush();
    rerender(page(tag));
  }
  expect(parts.size).toBe(1);
});
