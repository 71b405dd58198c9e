import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { hasForeignOrigin, isLocal } from './request.ts';

const request = (host: string | undefined, origin?: string, remoteAddress = '127.0.0.1') =>
  ({ headers: { host, origin }, socket: { remoteAddress } }) as IncomingMessage;

it.each([
  ['localhost:3000', undefined],
  ['localhost:3000', 'http://localhost:3000'],
  ['www.brand.kz:3000', 'http://www.brand.kz:3000'],
])('a request to %s with the origin %s comes from its own pages or a program', (host, origin) => {
  expect(hasForeignOrigin(request(host, origin))).toBe(false);
});

it.each([
  'http://localhost:3001',
  'http://127.0.0.1:3000',
  'null',
  '',
  'http://localhost:3000.evil.example',
])('a request to localhost:3000 with the origin "%s" comes from another site', (origin) => {
  expect(hasForeignOrigin(request('localhost:3000', origin))).toBe(true);
});

it.each([
  ['localhost:3000', '127.0.0.1'],
  ['127.0.0.1:3000', '::ffff:127.0.0.1'],
  ['[::1]:3000', '::1'],
  ['tr.localhost', '127.8.8.8'],
])('a request to %s from the address %s is local', (host, address) => {
  expect(isLocal(request(host, undefined, address))).toBe(true);
});

it.each([
  // Names that only contain that of this machine, or that an attacker can point to it.
  ['evil.example:3000', '127.0.0.1'],
  ['localhost.evil.example', '127.0.0.1'],
  ['127.0.0.1.evil.example', '127.0.0.1'],
  ['', '127.0.0.1'],
  [undefined, '127.0.0.1'],
  // Addresses of other machines.
  ['localhost:3000', '192.168.1.7'],
  ['localhost:3000', '127.0.0.1.9'],
])('a request to %s from the address %s is not local', (host, address) => {
  expect(isLocal(request(host, undefined, address))).toBe(false);
});
