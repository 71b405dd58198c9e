import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { hasForeignOrigin, isLocal } from './request.ts';

const request = (host: string | undefined, origin?: string, remoteAddress = '127.0.0.1') =>
  ({ headers: { host, origin }, socket: { remoteAddress } }) as IncomingMessage;

it.each([
  ['localhost:3000', undefined, false],
  ['localhost:3000', 'http://localhost:3000', false],
  ['www.brand.kz:3000', 'http://www.brand.kz:3000', false],
  ['localhost:3000', 'http://localhost:3001', true],
  ['localhost:3000', 'http://127.0.0.1:3000', true],
  ['localhost:3000', 'null', true],
  ['localhost:3000', '', true],
  ['localhost:3000', 'http://localhost:3000.evil.example', true],
])('for host %s and origin %s, hasForeignOrigin returns %s', (host, origin, foreign) => {
  expect(hasForeignOrigin(request(host, origin))).toBe(foreign);
});

it.each([
  ['localhost:3000', '127.0.0.1', true],
  ['127.0.0.1:3000', '::ffff:127.0.0.1', true],
  ['[::1]:3000', '::1', true],
  ['tr.localhost', '127.8.8.8', true],
  ['evil.example:3000', '127.0.0.1', false],
  ['localhost.evil.example', '127.0.0.1', false],
  ['127.0.0.1.evil.example', '127.0.0.1', false],
  ['localhost:3000', '192.168.1.7', false],
  ['localhost:3000', '127.0.0.1.9', false],
  ['', '127.0.0.1', false],
  [undefined, '127.0.0.1', false],
])('for host %s and address %s, isLocal returns %s', (host, address, local) => {
  expect(isLocal(request(host, undefined, address))).toBe(local);
});
