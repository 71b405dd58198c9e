import { runInNewContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { bootScript } from './bootScript.ts';
import { createRegionEnv } from '../regionEnv.ts';
import { hosts } from '../host/hosts.fixture.ts';
import { preset } from '../preset/preset.ts';
import { withDomains } from '../preset/withDomains.fixture.ts';

const region = createRegionEnv(preset);
const source = bootScript(preset);

interface Page {
  hostname: string;
  search?: string;
  userAgent?: string;
}

function run(script: string, { hostname, search = '', userAgent = '' }: Page): DOMStringMap {
  const dataset: DOMStringMap = {};
  runInNewContext(script, {
    document: { documentElement: { dataset }, addEventListener: () => {} },
    location: { hostname, search },
    navigator: { userAgent },
    URL,
    URLSearchParams,
  });
  return dataset;
}

describe('data-edition', () => {
  const names = hosts.map(({ host }) => region.resolveHost(host).hostname).filter(Boolean);
  const searches = ['', '?edition=tr', '?edition=__proto__', '?x=1&edition=eu', '?edition=%'];

  it.each(names.flatMap((name) => searches.map((search) => [name, search] as const)))(
    'matches the edition that resolveHost returns for %s%s',
    (hostname, search) => {
      const { edition } = region.resolveHost(hostname, { search });
      expect(run(source, { hostname, search }).edition).toBe(edition);
    },
  );

  it('uses the configured domains and ignores an edition that does not exist', () => {
    const other = bootScript(withDomains({ default: 'Other.example', nl: undefined }));
    expect(run(other, { hostname: 'other.example' }).edition).toBe('default');
    expect(run(other, { hostname: 'www.brand.kz.' }).edition).toBe('kz');
    expect(run(other, { hostname: 'localhost', search: '?edition=nl' }).edition).toBe('default');
  });
});

it('sets data-app only inside the native app', () => {
  const hostname = 'brand.com';
  expect(run(source, { hostname, userAgent: 'Mozilla/5.0 ExchangeApp/3.6.1' }).app).toBe('true');
  expect(run(source, { hostname, userAgent: 'Mozilla/5.0' }).app).toBeUndefined();
  expect(run(bootScript({ ...preset, appMarker: '' }), { hostname }).app).toBeUndefined();
});

it.each([
  [{ 'exchange:user-id': '7' }, 'true'],
  [{ 'exchange:user-id': '90071992547409931' }, 'true'],
  [{ 'exchange:user-id': '' }, undefined],
  [{ 'exchange:user-id': '0' }, undefined],
  [{ 'exchange:user-id': '\u0000' }, undefined],
  [{ 'exchange:user-id': 'undefined' }, undefined],
  [{ other: '7' }, undefined],
])('with %j in storage, sets data-login to %s', (stored: Record<string, string>, login) => {
  const dataset: DOMStringMap = {};
  runInNewContext(source, {
    document: { documentElement: { dataset }, addEventListener: () => {} },
    localStorage: { getItem: (key: string) => stored[key] ?? null },
  });
  expect(dataset.login).toBe(login);
});

it('does not throw in a browser without location, navigator, storage or events', () => {
  const dataset: DOMStringMap = {};
  runInNewContext(source, { document: { documentElement: { dataset } } });
  expect(dataset).toEqual({ edition: 'default' });
});

it('probes image formats after DOMContentLoaded, and then adds a class for each', async () => {
  let fire = () => {};
  const images: { src: string; width: number; onload(): void; onerror(): void }[] = [];
  const classes: string[] = [];
  runInNewContext(source, {
    document: {
      documentElement: { dataset: {}, classList: { add: (...c: string[]) => classes.push(...c) } },
      addEventListener: (_: 'DOMContentLoaded', listener: () => void) => (fire = listener),
    },
    Image: function (this: (typeof images)[number]) {
      this.width = 0;
      images.push(this);
    },
    setTimeout,
    clearTimeout,
  });
  expect(images).toEqual([]);
  fire();
  expect(images.map(({ src }) => src.slice(0, 16))).toEqual([
    'data:image/avif;',
    'data:image/webp;',
  ]);
  const [avif, webp] = images;
  avif?.onerror();
  if (webp) webp.width = 1;
  webp?.onload();
  await vi.waitFor(() => expect(classes).toEqual(['no-avif', 'webp']));
});

it('is at most 2.8 kB with gzip', () => {
  expect(gzipSync(source).length).toBeLessThanOrEqual(2800);
});

it('contains no eval and no new Function', () => {
  expect(source).not.toMatch(/\beval\b|new Function/);
});

it('escapes an app marker that would close the script element', () => {
  const appMarker = '</script><script>alert(1)//\u2028\u2029"';
  const hostile = bootScript({ ...preset, appMarker });
  expect(hostile).not.toContain('</script');
  expect(hostile).not.toMatch(/[\u2028\u2029]/);
  expect(run(hostile, { hostname: 'brand.eu' }).edition).toBe('eu');
  expect(run(hostile, { hostname: 'brand.eu', userAgent: appMarker }).app).toBe('true');
});
