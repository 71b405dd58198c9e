import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { freePort } from './freePort.ts';

it('returns the port if it is free, and a later one if a program listens on it', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  expect(await freePort(port)).toBeGreaterThan(port);
  other.close();
  await once(other, 'close');
  expect(await freePort(port)).toBe(port);
});
