import { describe, expect, it } from 'vitest';
import type { DeepLinkRoute } from '../table/route.ts';
import { runCommand } from './commandLine.ts';

const vault: DeepLinkRoute = {
  id: 'vault',
  paths: ['/vault/{name}'],
  target: 'vault/{name}',
  params: { name: { format: 'id' } },
};

const market: DeepLinkRoute = {
  id: 'market',
  paths: ['/market/{pair}'],
  target: 'm/{pair}',
  params: { pair: { format: /[A-Z]+-[A-Z]+/, case: { web: 'lower', native: 'upper' } } },
};

const acmeConfig = {
  scheme: 'acme://',
  siteOrigins: ['https://www.acme.com'],
  locales: ['xx'],
  routes: [vault, market],
};

/** Runs a command that can load only the files `routes.mjs` and `acme.json`. */
const run = (words: readonly string[]) =>
  runCommand(words, {
    version: '1.2.3',
    loadTable: (file) =>
      file === 'routes.mjs' ? Promise.resolve([vault]) : Promise.reject(new Error(`No ${file}.`)),
    loadConfig: (file) =>
      file === 'acme.json' ? Promise.resolve(acmeConfig) : Promise.reject(new Error(`No ${file}.`)),
    readScript: (name) => `/* ${name} */`,
  });

const fingerprint = Array.from({ length: 32 }, () => 'AB').join(':');

const acme = [
  ...['--scheme', 'acme://', '--prefix='],
  ...['--origin', 'https://www.acme.com', '--origin', 'https://acme.com'],
  ...['--locale', 'xx', '--table', 'routes.mjs'],
];

describe('the command line', () => {
  it('explains a URL', async () => {
    expect(await run(['explain', 'https://www.brand.com/en/kyc'])).toEqual({
      exitCode: 0,
      output:
        'reason   ok\n' +
        'routeId  kyc\n' +
        'url      exchangeapp://open/kyc\n' +
        'params   {}\n' +
        'mini     false\n' +
        'topPage  false\n',
    });
    expect(await run(['explain', 'https://www.brand.com/trade/spot/btc/USDT'])).toEqual({
      exitCode: 1,
      output:
        'reason     bad-parameter\n' + 'routeId    trade-spot-base-quote\n' + 'parameter  base\n',
    });
  });

  it('explains a URL of another brand', async () => {
    const url = 'https://www.acme.com/xx/vault/gold';
    expect(await run(['explain', url])).toEqual({
      exitCode: 1,
      output: 'reason  foreign-origin\n',
    });
    for (const words of [
      ['explain', url, ...acme],
      [...acme, 'explain', url],
    ]) {
      const { exitCode, output } = await run(words);
      expect(exitCode).toBe(0);
      expect(output).toMatch(/^url +acme:\/\/vault\/gold$/m);
    }
  });

  it('follows the case of a value in both directions', async () => {
    const lines = async (words: readonly string[]) =>
      (await run([...words, '--config', 'acme.json'])).output.split('\n');
    expect(await lines(['explain', 'https://www.acme.com/market/btc-Nok'])).toContain(
      'url      acme://m/BTC-NOK',
    );
    expect(await lines(['web', 'acme://m/BTC-NOK'])).toContain(
      'url      https://www.acme.com/market/btc-nok',
    );
    expect(await lines(['web', 'acme://m/btc-nok'])).toContain(
      'No row of the table opens this link. With --tolerant, one does.',
    );
    expect(await lines(['web', 'acme://m/btc-nok', '--tolerant'])).toContain(
      'url      https://www.acme.com/market/btc-nok',
    );
  });

  it('prints the web address of an app link', async () => {
    expect(await run(['web', 'exchangeapp://open/home?tab=3&symbol=BTCUSDT'])).toEqual({
      exitCode: 0,
      output:
        'url      https://brand.com/trade/spot/BTC/USDT\n' +
        'routeId  trade-spot-base-quote\n' +
        'params   {"tab":"3","symbol":"BTCUSDT"}\n',
    });
    const { exitCode, output } = await run(['web', 'acme://vault/gold', ...acme]);
    expect(exitCode).toBe(0);
    expect(output).toMatch(/^url +https:\/\/www\.acme\.com\/vault\/gold$/m);
  });

  it('maps what is below a path, and back', async () => {
    const routes = [{ id: 'earn', paths: ['/earn/*'], target: 'earn/{*}' }];
    const runEarn = (...words: string[]) =>
      runCommand(
        [...words, '--table', 'earn.mjs', '--scheme', 'a://', '--origin', 'https://a.com'],
        {
          version: '1.2.3',
          loadTable: () => Promise.resolve(routes),
          loadConfig: () => Promise.reject(new Error('No configuration.')),
          readScript: () => '',
        },
      );
    expect((await runEarn('explain', '/earn/savings/BTC')).output).toContain(
      'url      a://earn/savings/BTC\nparams   {"*":"savings/BTC"}',
    );
    expect((await runEarn('web', 'a://earn/savings/BTC')).output).toContain(
      'https://a.com/earn/savings/BTC\n',
    );
    expect((await runEarn('table')).output).toContain('| `/earn/*` | `earn/{*}` | `earn` |');
    expect((await runEarn('script')).output).toContain('"target":"earn/{*}"');
  });

  it('accepts links of others with --tolerant, keeps what --keep names, and advises to be tolerant', async () => {
    const link = 'acme://vault/gold?utm_source=mail&x=1';
    expect(await run(['web', link, ...acme])).toEqual({
      exitCode: 1,
      output: 'No row of the table opens this link. With --tolerant, one does.\n',
    });
    expect((await run(['web', 'acme://x', ...acme])).output).toBe(
      'No row of the table opens this link.\n',
    );
    const { output } = await run(['web', link, ...acme, '--tolerant', '--keep', 'utm_*']);
    expect(output).toContain('url      https://www.acme.com/vault/gold?utm_source=mail\n');
  });

  it('uses no fact of the preset brand with --table', async () => {
    const table = [
      '--scheme',
      'acme://',
      '--origin',
      'https://www.acme.com',
      '--table',
      'routes.mjs',
    ];
    const { output } = await run(['explain', '/vault/gold', ...table]);
    expect(output).toMatch(/^url +acme:\/\/vault\/gold$/m);
    expect((await run(['web', 'acme://vault/gold', ...table])).output).toMatch(
      /^url +https:\/\/www\.acme\.com\/vault\/gold$/m,
    );
    for (const command of ['aasa', 'assetlinks', 'intents', 'table']) {
      const result = await run([command, 'app', fingerprint, ...table]);
      expect(result.exitCode).toBe(0);
      expect(result.output).not.toMatch(/brand|exchangeapp|"(en|zh)/);
    }
  });

  it.each([
    [['explain', '/vault/gold', '--origin', 'https://www.acme.com'], 'scheme'],
    [['explain', '/vault/gold', '--scheme', 'acme://'], 'siteOrigins'],
    [['web', 'acme://vault/gold', '--scheme', 'acme://'], 'siteOrigins'],
    [['intents'], 'siteOrigins'],
  ])('names the missing options with --table: %j', async (words, missing) => {
    const { exitCode, output } = await run([...words, '--table', 'routes.mjs']);
    expect(exitCode).toBe(2);
    expect(output.split('\n')[0]).toContain(missing);
  });

  it('reads all options from --config, and replaces them by those of the command', async () => {
    const url = 'https://www.acme.com/xx/vault/gold';
    const { output } = await run(['explain', url, '--config', 'acme.json']);
    expect(output).toMatch(/^url +acme:\/\/vault\/gold$/m);
    const other = await run(['explain', url, '--scheme', 'other://', '--config', 'acme.json']);
    expect(other.output).toMatch(/^url +other:\/\/vault\/gold$/m);
    const script = await run(['script', '--config', 'acme.json']);
    expect(script.output).not.toMatch(/brand|exchangeapp/);
    expect((await run(['table', '--config', 'acme.json'])).output).not.toContain('kyc');
  });

  it('prints why an app link has no web address', async () => {
    expect(await run(['web', 'acme://nowhere', ...acme])).toEqual({
      exitCode: 1,
      output: 'No row of the table opens this link.\n',
    });
    const { exitCode, output } = await run(['web', 'exchangeapp://open/home?tab=3&symbol=BTCXYZ']);
    expect(exitCode).toBe(1);
    expect(output).toMatch(/^The link of row "trade-spot-base-quote" lacks values of its web path/);
  });

  it.each([
    [
      ['--mini-scheme', 'other-mini://'],
      'exchangeapp://open/route?targetUrl=other-mini%3A%2F%2Fcards%2Fhome',
    ],
    [
      ['--mini-route', 'mini?to='],
      'exchangeapp://open/mini?to=exchangeapp-mini%3A%2F%2Fcards%2Fhome',
    ],
  ])('uses the option %j', async (words, url) => {
    expect((await run(['explain', '/cards', ...words])).output).toContain(url);
  });

  it('prints the generated files', async () => {
    expect((await run(['table'])).output).toContain('`home?tab=3&symbol={base}{quote}`');
    expect((await run(['aasa', 'TEAM.app', 'TEAM.other'])).output).toMatch(
      /"TEAM.app",\s+"TEAM.other"/,
    );
    const links = (
      await run(['assetlinks', 'com.brand.app', fingerprint, fingerprint.toLowerCase()])
    ).output;
    expect(links).toMatch(/"com\.brand\.app"/);
    expect(links).toMatch(new RegExp(`"${fingerprint}",\\s+"${fingerprint.toLowerCase()}"`));
    expect((await run(['intents'])).output).toContain('<intent-filter');
  });

  it('prints the generated files of another brand', async () => {
    expect((await run(['table', ...acme])).output).toMatch(/`\/vault\/\{name\}`.+`vault`/);
    expect((await run(['table', ...acme])).output).not.toContain('kyc');
    const file = (await run(['aasa', 'TEAM.app', ...acme])).output;
    expect(file).toContain('"/vault/?*"');
    expect(file).toMatch(/"locale": \[\s+"xx"\s+\]/);
    expect(file).not.toContain('kyc');
    expect((await run(['assetlinks', 'app', fingerprint, ...acme])).output).not.toContain('kyc');
    expect((await run(['intents', ...acme])).output).toContain('android:host="www.acme.com"');
  });

  it.each([[['version']], [['--version']], [['explain', '--version']]])(
    'prints the version for %j',
    async (words) => {
      expect(await run(words)).toEqual({ exitCode: 0, output: '1.2.3\n' });
    },
  );

  it.each([[[]], [['help']], [['--help']], [['-h']]])('prints the usage for %j', async (words) => {
    const { exitCode, output } = await run(words);
    expect(exitCode).toBe(0);
    expect(output).toMatch(/^Usage: deeplink-mapper <command>/);
  });

  it.each([
    ['aasa', 'app id', ['TEAM.app']],
    ['assetlinks', 'app', ['com.brand.app', fingerprint]],
  ])('warns about the placeholder in %s, separately from the file', async (command, what, own) => {
    const { exitCode, output, warning } = await run([command]);
    expect(exitCode).toBe(0);
    expect(warning).toMatch(
      new RegExp(
        `^Do not publish this file: its ${what} is a placeholder. .*deeplink-mapper ${command} `,
      ),
    );
    expect(() => JSON.parse(output) as unknown).not.toThrow();
    expect(await run([command, ...own])).not.toHaveProperty('warning');
  });

  it.each([
    [[], 'table'],
    [['--development'], 'table.development'],
    [['--parser'], 'table.parser'],
  ])('prints the script for another table with %j', async (words, name) => {
    const { exitCode, output } = await run(['script', ...acme, ...words]);
    expect(exitCode).toBe(0);
    expect(output).toContain(`/* ${name} */`);
    expect(output).toContain('"id":"vault"');
    expect(output).toContain('"scheme":"acme://"');
    expect(output).not.toMatch(/brand|exchangeapp/);
  });

  it.each([
    [['explain'], '"explain" requires exactly one URL. Put it in quotes.'],
    [['explain', '/kyc', '/login'], '"explain" requires exactly one URL. Put it in quotes.'],
    [['web'], '"web" requires exactly one app link. Put it in quotes.'],
    [['web', 'a://b', 'a://c'], '"web" requires exactly one app link. Put it in quotes.'],
    [
      ['assetlinks', 'com.brand.app'],
      '"assetlinks" requires at least one fingerprint after the package name.',
    ],
    [['script'], '"script" requires --table or --config.'],
    [['explain', '/kyc', '--config', 'nowhere.json'], 'No nowhere.json.'],
    [['script', '--table', 'routes.mjs'], 'scheme'],
    [
      ['script', ...acme, '--scheme', 'acme'],
      'The scheme is "acme". Use a scheme with its slashes, such as "acme://".',
    ],
    [['fly'], 'Unknown command "fly".'],
    [['explain', '/kyc', '--schema', 'acme://'], "Unknown option '--schema'"],
    [['explain', '/kyc', '--scheme'], "Option '--scheme <value>' argument missing"],
    [['explain', '/kyc', '--scheme', 'acme'], 'The scheme is "acme".'],
    [['explain', '/kyc', '--origin', 'acme.com'], 'The siteOrigins are ["acme.com"].'],
    [['explain', '/kyc', '--table', 'nowhere.json'], 'No nowhere.json.'],
  ])('rejects the arguments %j', async (words, message) => {
    const { exitCode, output, warning } = await run(words);
    expect(exitCode).toBe(2);
    expect(output).toContain(message);
    expect(output).toMatch(/^.+\nSee --help\n$/);
    expect(warning).toBeUndefined();
  });
});
