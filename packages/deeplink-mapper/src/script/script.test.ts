import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { build } from 'tsup';
import { beforeAll, expect, it } from 'vitest';
import builds from '../../tsup.config.ts';
import { toTableScript } from '../commandLine/scriptCode.ts';
import { createDeepLinkMapper as createEngine } from '../mapper/mapper.ts';
import { createDeepLinkParser } from '../parser/parser.ts';
import { createDeepLinkMapper } from '../preset/mapper.ts';
import { routes } from '../preset/preset.ts';

/** Code of the built scripts. */
const scripts = {
  preset: '',
  presetDevelopment: '',
  table: '',
  tableDevelopment: '',
  tableParser: '',
};

beforeAll(async () => {
  const [, ...scriptBuilds] = builds as object[];
  const outDir = mkdtempSync(join(tmpdir(), 'script-'));
  for (const script of scriptBuilds)
    await build({ ...script, config: false, silent: true, outDir });
  const read = (name: string) => readFileSync(join(outDir, `${name}.script.js`), 'utf8');
  scripts.preset = read('deeplink-mapper');
  scripts.presetDevelopment = read('deeplink-mapper.development');
  scripts.table = read('table');
  scripts.tableDevelopment = read('table.development');
  scripts.tableParser = read('table.parser');
}, 60_000);

/** Opens a page that loads the script with a `<script>` element. */
function openPage(body: string, script = scripts.preset) {
  const { window } = new JSDOM(`<!doctype html><script>${script}</script>${body}`, {
    url: 'https://www.brand.com/tr-TUR/task-center',
    runScripts: 'dangerously',
  });
  return window as typeof window & {
    ExchangeDeepLinks: {
      createDeepLinkMapper: typeof createDeepLinkMapper;
      createDeepLinkParser?: (
        ...options: Parameters<typeof createDeepLinkParser> | []
      ) => ReturnType<typeof createDeepLinkParser>;
    };
  };
}

it('is kept by bundlers when it is imported only for its side effect', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'page-'));
  const installed = join(folder, 'node_modules/@exchange/deeplink-mapper');
  mkdirSync(join(installed, 'dist'), { recursive: true });
  cpSync(`${import.meta.dirname}/../../package.json`, join(installed, 'package.json'));
  writeFileSync(join(installed, 'dist/deeplink-mapper.script.js'), scripts.preset);
  const page = join(folder, 'page.js');
  writeFileSync(page, "import '@exchange/deeplink-mapper/script';");
  const outDir = join(folder, 'out');
  await build({
    entry: [page],
    config: false,
    silent: true,
    outDir,
    format: 'esm',
    noExternal: [/./],
  });
  expect(readFileSync(join(outDir, 'page.js'), 'utf8')).toContain('ExchangeDeepLinks');
});

it('sets only one global', () => {
  const bare = new Set(Object.keys(new JSDOM('', { runScripts: 'dangerously' }).window));
  const window = openPage('');
  expect(Object.keys(window).filter((name) => !bare.has(name))).toEqual(['ExchangeDeepLinks']);
  expect(Object.keys(window.ExchangeDeepLinks)).toEqual(['createDeepLinkMapper']);
});

it('replaces the links of a page with native links', () => {
  const { document } = openPage(`
    <a href="/tr-TUR/trade/spot/BTC/USDT">trade</a>
    <a href="/tr-TUR/task-center/task-detail?task-id=7">task</a>
    <a href="https://evil.com/login">elsewhere</a>
    <script>
      const { map } = ExchangeDeepLinks.createDeepLinkMapper({ scheme: 'brandapp://' });
      for (const link of document.links) {
        const found = map(link.href);
        if (found) link.href = found.url;
      }
    </script>`);
  expect([...document.links].map(({ href }) => href)).toEqual([
    'brandapp://open/home?tab=3&symbol=BTCUSDT',
    'brandapp://open/route?targetUrl=exchangeapp-mini%3A%2F%2Frewards%2Ftask-detail%3Ftask-id%3D7%26rule-index%3D0',
    'https://evil.com/login',
  ]);
});

it('returns the same links and explanations as the package', () => {
  const { ExchangeDeepLinks } = openPage('');
  const [inPage, here] = [ExchangeDeepLinks.createDeepLinkMapper(), createDeepLinkMapper()];
  for (const path of routes.flatMap(({ paths }) => paths)) {
    for (const value of ['BTC', 'BTCUSD', 'BTCUSDT', 'BTC-PERP', 'BTCUSD_Q', 'x']) {
      const address = `/en${path.replaceAll(/\{\w+\}|\*/g, value)}?id=1&reward-id=2&task-id=3`;
      expect({ ...inPage.map(address) }).toEqual({ ...here.map(address) });
      expect({ ...inPage.explain(address) }).toEqual(here.explain(address));
    }
  }
});

it('throws for an invalid option in the development script', () => {
  const { ExchangeDeepLinks } = openPage('', scripts.presetDevelopment);
  const create = (options: object) => () => ExchangeDeepLinks.createDeepLinkMapper(options);
  expect(create({ scheme: 'acme' })).toThrow(
    'The scheme is "acme". Use a scheme with its slashes, such as "acme://".',
  );
  expect(create({ siteOrigins: ['https://www.acme.com/'] })).toThrow('siteOrigins');
  const { map } = ExchangeDeepLinks.createDeepLinkMapper({ scheme: 'acme://' });
  expect(map('/kyc')?.url).toBe('acme://open/kyc');
});

const acme = {
  scheme: 'acme://',
  siteOrigins: ['https://www.acme.com'],
  locales: ['en'],
  routes: [
    { id: 'kyc', paths: ['/kyc'], target: 'verify' },
    {
      id: 'market',
      paths: ['/markets/{slug}'],
      target: 'markets/{slug}?from={from}',
      params: {
        slug: { format: /[a-z]+(-[a-z]+)*/ },
        from: { format: 'id', default: 'web' },
      },
    },
    {
      id: 'trade',
      paths: ['/trade/{pair}'],
      target: 'trade/{pair}',
      params: { pair: { endings: { USD_Q: 'USD' } } },
    },
    { id: 'earn', paths: ['/earn/*'], target: 'earn/{*}' },
    {
      id: 'pair',
      paths: ['/pair/{base}{quote}'],
      target: 'pair/{base}-{quote}',
      params: { quote: { known: ['USDT', 'EUR'] } },
    },
    {
      id: 'coin',
      paths: ['/coin/{base}{quote}'],
      target: 'coin/{base}-{quote}',
      params: {
        base: { case: { web: 'lower', native: 'upper' } },
        quote: { known: ['USDT', 'EUR'], case: { web: 'lower', native: 'upper' } },
      },
    },
  ],
  keep: ['utm_*'],
} as const;

it.each(['table', 'tableDevelopment', 'tableParser'] as const)(
  'the script "%s" returns the same links as the engine',
  (name) => {
    const { ExchangeDeepLinks } = openPage('', toTableScript(scripts[name], acme));
    const [inPage, here] = [ExchangeDeepLinks.createDeepLinkMapper(), createEngine(acme)];
    for (const path of [
      '/en/kyc',
      '/markets/bitcoin-cash',
      '/markets/Bitcoin',
      '/trade/BTCUSD_Q',
      '/earn',
      '/en/earn/savings/gr%C3%BCn',
      '/earn/%42TC',
      '/pair/BTCUSDT?utm_source=x&y=1',
      '/pair/BTCUSD',
      '/coin/BtcUsdt',
      '/coin/btcxyz',
      '/x',
    ]) {
      expect({ ...inPage.map(path) }).toEqual({ ...here.map(path) });
      expect({ ...inPage.explain(path) }).toEqual(here.explain(path));
    }
    expect(inPage.map('https://www.brand.com/en/kyc')).toBeUndefined();
    const other = ExchangeDeepLinks.createDeepLinkMapper({ scheme: 'other://' });
    expect(other.map('/kyc')?.url).toBe('other://verify');
  },
);

it('the development script for another table throws for an invalid option', () => {
  const { ExchangeDeepLinks } = openPage('', toTableScript(scripts.tableDevelopment, acme));
  expect(() => ExchangeDeepLinks.createDeepLinkMapper({ scheme: 'acme' })).toThrow(
    'The scheme is "acme". Use a scheme with its slashes, such as "acme://".',
  );
});

it('the parser script returns the same web paths as the parser, also tolerantly', () => {
  const { ExchangeDeepLinks } = openPage('', toTableScript(scripts.tableParser, acme));
  const create = ExchangeDeepLinks.createDeepLinkParser ?? expect.fail('It has no parser.');
  for (const options of [{}, { tolerant: true }]) {
    const inPage = create({ scheme: 'acme://' } as typeof acme, options);
    const here = createDeepLinkParser(acme, options);
    for (const link of [
      'acme://verify',
      'acme://pair/BTC-EUR?x=1&utm_source=y',
      'acme://coin/btc-EUR',
      'acme://no',
    ]) {
      expect({ ...inPage(link) }).toEqual({ ...here(link) });
    }
  }
  expect(() => create({ scheme: 'acme' } as unknown as typeof acme)).toThrow(
    'The scheme is "acme".',
  );
  expect(openPage('', scripts.preset).ExchangeDeepLinks.createDeepLinkParser).toBeUndefined();
});
