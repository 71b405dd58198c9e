import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { withTable } from '../../scripts/guide.ts';
import { preset } from '../preset/preset.ts';
import { toAppleAppSiteAssociation, toAssetLinks, toIntentFilters } from './appSiteLinks.ts';
import { generatedFiles } from './generatedFiles.ts';
import { toMarkdown } from '../commandLine/markdownTable.ts';

const fingerprint = Array.from({ length: 32 }, () => 'AB').join(':');

const folder = `${import.meta.dirname}/../..`;

describe('the committed file is up to date (update it with `pnpm run generate`)', () => {
  it.each(Object.entries(generatedFiles))('%s', (name, content) => {
    expect(readFileSync(`${folder}/generated/${name}`, 'utf8')).toBe(content());
  });

  it('GUIDE.md', () => {
    const guide = readFileSync(`${folder}/GUIDE.md`, 'utf8');
    expect(guide).toBe(withTable(guide, toMarkdown()));
  });
});

it('lists each path with and without a locale and a trailing slash for Apple', () => {
  const { applinks } = toAppleAppSiteAssociation({ ...preset, appIds: ['TEAM.app'] });
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
  const [statement] = toAssetLinks({
    ...preset,
    packageName: 'com.brand.app',
    fingerprints: [fingerprint],
  });
  expect(statement?.target).toEqual({
    namespace: 'android_app',
    package_name: 'com.brand.app',
    sha256_cert_fingerprints: [fingerprint],
  });
  const xml = toIntentFilters({ ...preset, siteOrigins: ['https://brand.com'] });
  expect(xml.match(/android:host/g)).toHaveLength(1);
  expect(xml).toContain('<data android:path="/kyc/" />');
  expect(xml).toContain('<data android:pathPattern="/assets/spot/.*" />');
  expect(xml).toContain('<data android:pathPattern="/..*/trade/spot/..*/..*" />');
  expect(xml).toContain('<data android:query="page=user_avatar_page" />');
});

describe('rejects a table whose rows overlap', () => {
  const routes = [
    { id: 'first', paths: ['/a'], target: 'one' },
    { id: 'second', paths: ['/a'], target: 'two' },
  ];
  it.each<[file: string, create: () => unknown]>([
    ['Apple', () => toAppleAppSiteAssociation({ ...preset, routes, appIds: ['TEAM.app'] })],
    ['Android', () => toIntentFilters({ siteOrigins: ['https://brand.com'], routes })],
  ])('in the file for %s', (_, create) => {
    expect(create).toThrow('The rows "first" and "second" overlap');
  });
});

it('rejects a site origin that is not one', () => {
  expect(() => toIntentFilters({ ...preset, siteOrigins: ['brand.com'] })).toThrow('siteOrigins');
});

describe('a row of the home page', () => {
  const table = { locales: ['en', 'de'], routes: [{ id: 'home', paths: ['/'], target: 'home' }] };
  const home = ['/', '/en', '/en/', '/de', '/de/'];

  it('has no pattern that matches other pages of the site for Android', () => {
    const xml = toIntentFilters({ ...table, siteOrigins: ['https://brand.com'] });
    const paths = [...xml.matchAll(/android:(path\w*)="(.*)"/g)].map(([, name, path]) => [
      name,
      path,
    ]);
    expect(paths).toEqual(home.map((path) => ['path', path]));
    const [statement] = toAssetLinks({ ...table, packageName: 'a', fingerprints: [fingerprint] });
    expect(JSON.stringify(statement?.relation_extensions)).toContain(
      JSON.stringify(home.map((path) => ({ '/': path }))),
    );
  });
});

it('refuses a fingerprint that is not of 32 bytes', () => {
  expect(() => toAssetLinks({ ...preset, packageName: 'a', fingerprints: ['AB:CD'] })).toThrow(
    'The fingerprint is "AB:CD". Use 32 bytes such as "AB:CD:…".',
  );
});
