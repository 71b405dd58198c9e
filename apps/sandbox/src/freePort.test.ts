import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { freePort } from './freePort.ts';

const addresses = ['127.0.0.1', '::1', '::', '0.0.0.0'];

it.each(addresses)('returns a later port if a program listens on it at %s', async (address) => {
  const other = createServer().listen(0, address);
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  expect(await freePort(port)).toBeGreaterThan(port);
  other.close();
  await once(other, 'close');
  expect(await freePort(port)).toBe(port);
});
