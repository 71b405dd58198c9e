import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';
import { createFakeWorld } from '../fakes/fakeWorld.ts';

type FakeWorld = ReturnType<typeof createFakeWorld>;

/** Opens a socket on a fake network before each test. After it, unmounts the components and closes the socket. */
export function withOpenSocket() {
  const opened = {
    /** Advances the clock by a second, so that new quotes are shown. */
    flush() {
      act(() => {
        opened.clock.advance(1_000);
      });
    },
    /** Calls `flush` once per second, such as to let the linger time of a symbol pass. */
    flushFor(seconds: number) {
      for (let passed = 0; passed < seconds; passed += 1) opened.flush();
    },
  } as FakeWorld & { flush(): void; flushFor(seconds: number): void };
  beforeEach(() => {
    Object.assign(opened, createFakeWorld());
    opened.socket.connect();
    opened.clock.advance(30);
  });
  afterEach(() => {
    cleanup();
    opened.socket.close();
  });
  return opened;
}
