import { expect, it } from 'vitest';
import { addressIn, loadVersions, thisVersion, versions } from './versions.ts';

const old = { name: '0.9', path: '/0.9/' };
const { signal } = new AbortController();
const responds = (response: Response) => () => Promise.resolve(response);
const fails = () => Promise.reject(new TypeError('offline'));

it('lists this build first', () => {
  expect(thisVersion(versions)).toBe(versions[0]);
});

it('loads the list of the newest version', async () => {
  expect(await loadVersions(signal, responds(Response.json([old])))).toEqual([old]);
});

it.each([
  ['the server has none', responds(new Response('', { status: 404 }))],
  ['the network fails', fails],
  ['the file is no list', responds(new Response('<html>'))],
])('uses its own list if %s', async (_, fetch) => {
  expect(await loadVersions(signal, fetch)).toBe(versions);
});

it('keeps the page if the other version has it', async () => {
  const requests: unknown[] = [];
  const fetch = (...request: unknown[]) => {
    requests.push(request);
    return Promise.resolve(new Response());
  };
  expect(await addressIn(old, '/components/button/', fetch)).toBe('/0.9/components/button/');
  expect(requests).toEqual([['/0.9/components/button/', { method: 'HEAD' }]]);
});

it.each([
  ['has no such page', responds(new Response('', { status: 404 }))],
  ['does not answer', fails],
])('opens the home page of a version that %s', async (_, fetch) => {
  expect(await addressIn(old, '/components/button/', fetch)).toBe('/0.9/');
});
