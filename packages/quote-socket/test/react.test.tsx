// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { StrictMode, useEffect } from 'react';
import { renderToString } from 'react-dom/server';
import { WebSocket } from 'ws';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQuoteSocket, type QuoteSocket, type Ticker } from '../src/index.ts';
import {
  QuoteProvider,
  useIsStale,
  useQuoteSocket,
  useQuoteStatus,
  useTicker,
} from '../src/react/index.ts';
import { createQuoteServer, type QuoteServer } from '../src/testing/index.ts';
import { createFakeWorld } from './fakes/fakeWorld.ts';
import { loadedMachineTimeout, untilSocket } from './servers/realServer.ts';

vi.setConfig(loadedMachineTimeout);

let server: QuoteServer;
let socket: QuoteSocket;

beforeEach(async () => {
  server = await createQuoteServer();
  socket = createQuoteSocket({ url: server.url, WebSocket, timing: { flushMs: 5 } });
});

afterEach(async () => {
  cleanup();
  socket.close();
  await server.stop();
});

function Row({ symbol }: { symbol: string }) {
  const ticker = useTicker(symbol);
  const { status } = useQuoteStatus();
  const stale = useIsStale(symbol);
  return <p>{`${symbol} ${ticker?.close ?? '…'} ${status}${stale ? ' stale' : ''}`}</p>;
}

it('shows quotes, the status and staleness, and subscribes once in StrictMode', async () => {
  const { container } = render(
    <StrictMode>
      <QuoteProvider socket={socket}>
        <Row symbol="BTCUSDT" />
      </QuoteProvider>
    </StrictMode>,
  );
  expect(container.textContent).toBe('BTCUSDT … init stale');
  await act(() => server.until(() => server.subscribed().length === 1));
  await act(async () => {
    server.publish({ symbol: 'BTCUSDT', close: '42.10' });
    await untilSocket(socket, () => socket.getSnapshot('BTCUSDT') !== undefined);
  });
  expect(container.textContent).toBe('BTCUSDT 42.10 open');
  expect(server.received).toHaveLength(1);
  expect(server.accepted).toBe(1);
});

it('renders initial values on the server and without a socket', () => {
  const page = (
    <QuoteProvider socket={undefined}>
      <Row symbol="BTCUSDT" />
    </QuoteProvider>
  );
  expect(renderToString(page)).toBe('<p>BTCUSDT … init stale</p>');
  expect(render(page).container.textContent).toBe('BTCUSDT … init stale');
});

it('throws outside of a provider', () => {
  expect(() => renderToString(<Row symbol="BTCUSDT" />)).toThrow('QuoteProvider');
});

it('renders once per flush, and only if the selected part changed', async () => {
  const renders: string[] = [];
  const pick = ({ close, open }: Ticker) => ({ close, open });
  function Part({ symbol }: { symbol: string }) {
    const part = useTicker(symbol, pick, (a, b) => a.close === b.close);
    renders.push(`${symbol} ${part?.close ?? ''}`);
    return null;
  }
  render(
    <QuoteProvider socket={socket}>
      <Part symbol="BTCUSDT" />
      <Part symbol="ETHUSDT" />
    </QuoteProvider>,
  );
  await server.until(() => server.subscribed().length === 2);
  async function flushed(...tickers: Partial<Ticker>[]) {
    await act(
      () =>
        new Promise<void>((resolve) => {
          const off = socket.on('flush', () => {
            off();
            resolve();
          });
          server.publish(...tickers);
        }),
    );
  }
  await flushed({ symbol: 'BTCUSDT', close: '1', currentTime: 1 });
  renders.length = 0;
  await flushed({ symbol: 'BTCUSDT', close: '1', open: '9', currentTime: 2 });
  expect(renders).toEqual([]);
  await flushed({ symbol: 'BTCUSDT', close: '2', currentTime: 3 });
  expect(renders).toEqual(['BTCUSDT 2']);
});

describe('a rerendered component', () => {
  const world = { a: createFakeWorld(), b: createFakeWorld() };

  beforeEach(() => {
    for (const name of ['a', 'b'] as const) {
      world[name] = createFakeWorld();
      world[name].socket.connect();
      world[name].clock.advance(30);
    }
  });

  afterEach(() => {
    for (const { socket: each } of Object.values(world)) each.close();
  });

  const flush = () => {
    act(() => {
      for (const { clock } of Object.values(world)) clock.advance(1_000);
    });
  };

  it('shows a new symbol and unsubscribes from the old one', () => {
    const page = (symbol: string) => (
      <QuoteProvider socket={world.a.socket}>
        <Row symbol={symbol} />
      </QuoteProvider>
    );
    const { container, rerender } = render(page('BTCUSDT'));
    flush();
    const btc = world.a.network.publish('BTCUSDT');
    flush();
    expect(container.textContent).toBe(`BTCUSDT ${btc} open`);
    rerender(page('ETHUSDT'));
    expect(container.textContent).toBe('ETHUSDT … open stale');
    flush();
    expect([...world.a.network.last.symbols]).toEqual(['ETHUSDT']);
    const eth = world.a.network.publish('ETHUSDT');
    flush();
    expect(container.textContent).toBe(`ETHUSDT ${eth} open`);
  });

  it('shows the quotes and status of a new socket', () => {
    const page = (socketOf: QuoteSocket | undefined) => (
      <QuoteProvider socket={socketOf}>
        <Row symbol="BTCUSDT" />
      </QuoteProvider>
    );
    const { container, rerender } = render(page(undefined));
    expect(container.textContent).toBe('BTCUSDT … init stale');
    rerender(page(world.a.socket));
    flush();
    const price = world.a.network.publish('BTCUSDT');
    flush();
    expect(container.textContent).toBe(`BTCUSDT ${price} open`);
    rerender(page(world.b.socket));
    flush();
    expect(container.textContent).toBe('BTCUSDT … open stale');
    expect([...world.a.network.last.symbols]).toEqual([]);
    const other = world.b.network.publish('BTCUSDT');
    flush();
    expect(container.textContent).toBe(`BTCUSDT ${other} open`);
    act(() => {
      world.b.socket.close();
    });
    expect(container.textContent).toBe(`BTCUSDT ${other} closed stale`);
    rerender(page(undefined));
    expect(container.textContent).toBe('BTCUSDT … init stale');
  });

  it('shows the part of a new selector', () => {
    const selectors = { close: (ticker: Ticker) => ticker.close, high: ({ high }: Ticker) => high };
    function Part({ of }: { of: keyof typeof selectors }) {
      return <p>{useTicker('BTCUSDT', selectors[of])}</p>;
    }
    const page = (of: keyof typeof selectors) => (
      <QuoteProvider socket={world.a.socket}>
        <Part of={of} />
      </QuoteProvider>
    );
    const { container, rerender } = render(page('close'));
    flush();
    const price = world.a.network.publish('BTCUSDT');
    flush();
    expect(container.textContent).toBe(price);
    rerender(page('high'));
    expect(container.textContent).toBe('110');
  });

  it('keeps one part for inline select and equal, and runs effects once', () => {
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
      <QuoteProvider socket={world.a.socket}>
        <Part />
      </QuoteProvider>
    );
    const { container, rerender } = render(page());
    flush();
    const first = world.a.network.publish('BTCUSDT');
    flush();
    for (let count = 0; count < 6; count += 1) rerender(page());
    expect(container.textContent).toBe(first);
    expect([parts.size, effects]).toEqual([1, 1]);
    const second = world.a.network.publish('BTCUSDT');
    flush();
    expect(container.textContent).toBe(second);
    expect([parts.size, effects]).toEqual([2, 2]);
  });

  it('keeps the part of an inline select when an equal quote arrives', () => {
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
      <QuoteProvider socket={world.a.socket}>
        <Part tag={tag} />
      </QuoteProvider>
    );
    const { rerender } = render(page(0));
    flush();
    for (let tag = 1; tag < 6; tag += 1) {
      world.a.network.publish('BTCUSDT');
      flush();
      rerender(page(tag));
    }
    expect(parts.size).toBe(1);
  });

  it('selects from the new symbol, and shows nothing for no symbol', () => {
    function Part({ symbol }: { symbol: string | undefined }) {
      return <p>{useTicker(symbol, ({ close }) => close) ?? '…'}</p>;
    }
    const page = (symbol: string | undefined) => (
      <QuoteProvider socket={world.a.socket}>
        <Part symbol={symbol} />
      </QuoteProvider>
    );
    const { container, rerender } = render(page(undefined));
    flush();
    expect([...world.a.network.last.symbols]).toEqual([]);
    expect(container.textContent).toBe('…');
    rerender(page('BTCUSDT'));
    flush();
    const price = world.a.network.publish('BTCUSDT');
    flush();
    expect(container.textContent).toBe(price);
    rerender(page(undefined));
    expect(container.textContent).toBe('…');
    flush();
    expect([...world.a.network.last.symbols]).toEqual([]);
  });

  it('gives components the socket', () => {
    const sockets: unknown[] = [];
    function Part() {
      sockets.push(useQuoteSocket());
      return null;
    }
    render(
      <QuoteProvider socket={world.a.socket}>
        <Part />
      </QuoteProvider>,
    );
    expect(sockets).toEqual([world.a.socket]);
  });

  it('shows the phase', () => {
    function Status() {
      const { status, phase } = useQuoteStatus();
      return <p>{`${status} ${phase}`}</p>;
    }
    const { container } = render(
      <QuoteProvider socket={world.a.socket}>
        <Status />
      </QuoteProvider>,
    );
    expect(container.textContent).toBe('open open');
    act(() => {
      world.a.network.weather = 'down';
      world.a.network.cut();
    });
    expect(container.textContent).toBe('closed waiting');
    expect(
      renderToString(
        <QuoteProvider socket={world.a.socket}>
          <Status />
        </QuoteProvider>,
      ),
    ).toBe('<p>init idle</p>');
  });
});

describe('render count', () => {
  const symbols = ['BTCUSDT', 'ETHUSDT', 'EOSUSDT'];
  let world: ReturnType<typeof createFakeWorld>;

  beforeEach(() => {
    world = createFakeWorld();
    world.socket.connect();
    world.clock.advance(30);
  });

  afterEach(() => {
    world.socket.close();
  });

  function show(Part: (props: { symbol: string }) => null) {
    render(
      <QuoteProvider socket={world.socket}>
        {symbols.map((symbol) => (
          <Part key={symbol} symbol={symbol} />
        ))}
      </QuoteProvider>,
    );
    act(() => {
      world.clock.advance(0);
    });
  }

  it('useIsStale renders a row only when the staleness of its quote changes', () => {
    const renders: string[] = [];
    show(function Part({ symbol }) {
      renders.push(`${symbol} ${useIsStale(symbol) ? 'stale' : 'live'}`);
      // A symbol without a subscription is always stale.
      useTicker(symbol, () => 0);
      return null;
    });
    renders.length = 0;
    for (let second = 0; second < 60; second += 1) {
      act(() => {
        world.network.publish('BTCUSDT');
        if (second < 20) world.network.publish('ETHUSDT');
        world.clock.advance(1_000);
      });
    }
    expect(renders).toEqual(['BTCUSDT live', 'ETHUSDT live', 'ETHUSDT stale']);
  });

  it('useTicker calls select once per new quote of its symbol', () => {
    const selected: string[] = [];
    let renders = 0;
    const select = ({ symbol, open }: Ticker) => {
      selected.push(symbol);
      return open;
    };
    show(function Part({ symbol }) {
      useTicker(symbol, select);
      renders += 1;
      return null;
    });
    renders = 0;
    for (let second = 0; second < 10; second += 1) {
      act(() => {
        // Ten quotes between two flushes count as one.
        for (let index = 0; index < 10; index += 1) world.network.publish('BTCUSDT');
        if (second === 5) world.network.publish('ETHUSDT');
        world.clock.advance(1_000);
      });
    }
    expect(selected.filter((symbol) => symbol === 'BTCUSDT')).toHaveLength(10);
    expect(selected.filter((symbol) => symbol === 'ETHUSDT')).toHaveLength(1);
    // The selected part never changes, so each symbol renders only for its first quote.
    expect(renders).toBe(2);
  });
});
