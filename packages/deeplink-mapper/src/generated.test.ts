import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { withTable } from '../scripts/readme.ts';
import { toAppleAppSiteAssociation, toAssetLinks, toIntentFilters } from './appSiteLinks.ts';
import { runCommand } from './commandLine.ts';
import { generatedFiles } from './generatedFiles.ts';
import { toMarkdown } from './routeTable.ts';

const folder = `${import.meta.dirname}/..`;

describe('the committed file is up to date (update it with `pnpm run generate`)', () => {
  it.each(Object.entries(generatedFiles))('%s', (name, content) => {
    expect(readFileSync(`${folder}/generated/${name}`, 'utf8')).toBe(content());
  });

  it('README.md', () => {
    const readme = readFileSync(`${folder}/README.md`, 'utf8');
    expect(readme).toBe(withTable(readme, toMarkdown()));
  });
});

it('lists each path with and without a locale and a trailing slash for Apple', () => {
  const { applinks } = toAppleAppSiteAssociation({ appIds: ['TEAM.app'] });
  const [details] = applinks.details;
  expect(applinks.substitutionVariables.locale).toContain('tr-TUR');
  expect(details?.appIDs).toEqual(['TEAM.app']);
  const patterns = details?.components.map((component) => component['/']);
  for (const path of ['/kyc', '/kyc/', '/$(locale)/kyc', '/trade/spot/?*/?*', '/assets/spot/*']) {
    expect(patterns).toContain(path);
  }
  expect(details?.components).toContainEqual({
    '/': '/security',
    '?': { page: 'user_avatar_page' },
    comment: 'security',
  });
  expect(JSON.stringify(applinks).length).toBeLessThan(128 * 1024);
});

it('lists the app and its links for Android', () => {
  const [statement] = toAssetLinks({ packageName: 'com.brand.app', fingerprints: ['AB:CD'] });
  expect(statement?.target).toEqual({
    namespace: 'android_app',
    package_name: 'com.brand.app',
    sha256_cert_fingerprints: ['AB:CD'],
  });
  const xml = toIntentFilters({ siteOrigins: ['https://brand.com'] });
  expect(xml.match(/android:host/g)).toHaveLength(1);
  expect(xml).toContain('<data android:path="/kyc/" />');
  expect(xml).toContain('<data android:pathPattern="/assets/spot/.*" />');
  expect(xml).toContain('<data android:pathPattern="/..*/trade/spot/..*/..*" />');
  expect(xml).toContain('<data android:query="page=user_avatar_page" />');
});

describe('the command line', () => {
  const run = (words: readonly string[]) => runCommand(words, '1.2.3');

  it('explains a URL', () => {
    const mapped = run(['explain', 'https://www.brand.com/en/kyc']);
    expect(mapped.exitCode).toBe(0);
    expect(mapped.output).toContain('exchangeapp://open/kyc');
    const unmapped = run(['explain', 'https://www.brand.com/trade/spot/btc/USDT']);
    expect(unmapped.exitCode).toBe(1);
    expect(unmapped.output).toMatch(/reason +bad-parameter/);
  });

  it('prints the generated files', () => {
    expect(run(['table']).output).toContain('`home?tab=3&symbol={base}{quote}`');
    expect(run(['aasa', 'TEAM.app']).output).toContain('"TEAM.app"');
    expect(run(['assetlinks', 'com.brand.app', 'AB:CD']).output).toContain('"AB:CD"');
    expect(run(['intents']).output).toContain('<intent-filter');
    expect(run([]).output).toContain('Usage');
  });

  it.each(['version', '--version'])('prints the version for %s', (word) => {
    expect(run([word])).toEqual({ exitCode: 0, output: '1.2.3\n' });
  });

  it.each([[[]], [['help']], [['--help']], [['-h']]])('prints the usage for %j', (words) => {
    const { exitCode, output } = run(words);
    expect(exitCode).toBe(0);
    expect(output).toMatch(/^Usage: deeplink-mapper <command>\n/);
  });

  it('reports an unknown command', () => {
    expect(run(['fly']).output).toMatch(/^Unknown command "fly"\.\n\nUsage/);
  });

  it('prints the placeholder warning separately from the file', () => {
    for (const [words, own] of [
      [['aasa'], ['aasa', 'TEAM.app']],
      [['assetlinks'], ['assetlinks', 'com.brand.app', 'AB:CD']],
    ] as const) {
      const { output, warning } = run(words);
      expect(warning).toMatch(/Do not publish this file: .*Pass your own: deeplink-mapper /);
      expect(() => JSON.parse(output) as unknown).not.toThrow();
      expect(run(own).warning).toBeUndefined();
    }
  });

  it.each([
    [['explain']],
    [['explain', '/kyc', '/login']],
    [['assetlinks', 'com.brand.app']],
    [['fly']],
  ])('rejects %j', (words) => {
    const { exitCode, output } = run(words);
    expect(exitCode).toBe(2);
    expect(output).toContain('Usage');
  });
});
