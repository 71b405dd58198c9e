import { expect, it, vi } from 'vitest';
import { createHelperScripts, type HelperOptions } from './createHelperScripts.ts';

const manifestUrl = 'https://static.brand.com/helpers/manifest.json';
const integrity = `sha384-${'A'.repeat(64)}`;
const names = ['frame', 'native-bridge', 'globals', 'attribution', 'deep-link'];
const manifest = {
  resources: Object.fromEntries(
    [...names, 'chat'].map((name) => [name, { src: `${name}.js`, integrity }]),
  ),
};

function setUp(options: Partial<HelperOptions> = {}) {
  const added: string[] = [];
  const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.resolve(Response.json(manifest)));
  const report = vi.fn();
  const scripts = createHelperScripts({
    manifestUrl,
    fetch,
    report,
    addScript: ({ src }) => Promise.resolve(void added.push(src)),
    ...options,
  });
  return { scripts, added, fetch, report };
}

it('loads the five page helpers from one manifest, without cookies', async () => {
  const { scripts, added, fetch, report } = setUp();
  await scripts.loadForPage();
  expect(added).toEqual(names.map((name) => `https://static.brand.com/helpers/${name}.js`));
  expect(fetch).toHaveBeenCalledExactlyOnceWith(
    manifestUrl,
    expect.objectContaining({ credentials: 'omit' }),
  );
  expect(report).not.toHaveBeenCalled();
});

it('loads each helper once', async () => {
  const { scripts, added } = setUp();
  await Promise.all([scripts.load('chat'), scripts.load('chat')]);
  await scripts.loadForPage();
  await scripts.loadForPage();
  expect(added).toHaveLength(6);
});

it('reports a helper that fails to load, and loads the others', async () => {
  const added: string[] = [];
  const { scripts, report } = setUp({
    addScript: ({ src }) =>
      src.endsWith('globals.js')
        ? Promise.reject(new Error('refused'))
        : Promise.resolve(void added.push(src)),
  });
  await scripts.loadForPage();
  expect(added).toHaveLength(4);
  expect(report).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ name: 'HelperError', helper: 'globals' }),
  );
});

it.each<[string, () => Promise<Response>]>([
  ['cannot be fetched', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is missing', () => Promise.resolve(new Response('', { status: 404 }))],
  ['is not JSON', () => Promise.resolve(new Response('<html>'))],
  ['is empty', () => Promise.resolve(Response.json({}))],
])('rejects with a HelperError if the manifest %s', async (_how, fetch) => {
  const { scripts, added } = setUp({ fetch });
  await expect(scripts.load('chat')).rejects.toMatchObject({ name: 'HelperError', helper: 'chat' });
  await expect(scripts.loadForPage()).resolves.toBeUndefined();
  expect(added).toEqual([]);
});
