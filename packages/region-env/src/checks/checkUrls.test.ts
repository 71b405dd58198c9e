import { describe, expect, it } from 'vitest';
import { createRegionEnv } from '../regionEnv.ts';
import { editions, rejection } from './rejection.fixture.ts';

describe('the URL of a service', () => {
  it.each([
    [
      'wss://q{environment}.{domain}/',
      'Remove the trailing slash: "wss://q{environment}.{domain}".',
    ],
    ['http://q.{domain}', 'Use https: "https://q.{domain}".'],
    ['ws://q.{domain}', 'Use wss: "wss://q.{domain}".'],
    ['q.{domain}', 'Add the protocol: "https://q.{domain}".'],
    ['//q.{domain}', 'Add the protocol: "https://q.{domain}".'],
    ['https://q.{domain}?a=b#c', 'Remove query and hash: "https://q.{domain}".'],
    ['https://q.{domain}:443', 'Remove the default port: "https://q.{domain}".'],
    ['https://me:secret@q.{domain}', 'Remove user name and password: "https://q.{domain}".'],
    ['https://Q.{domain}', 'Use lower case: "https://q.{domain}".'],
    [' https://q.{domain} ', 'Remove the spaces: "https://q.{domain}".'],
    [
      ' http://Q.{domain}/a/',
      'Remove the spaces, use https, use lower case, remove the trailing slash: "https://q.{domain}/a".',
    ],
    ['https://q{env}.{domain}', 'Replace {env}: the placeholders are {environment} and {domain}.'],
    ['https://q.{host}', 'Replace {host}: the placeholders are {environment} and {domain}.'],
    [
      'https://q.{environment}.{domain}',
      'Move the dot into the texts of the environments, as in "qa.": "https://q.{environment}{domain}".',
    ],
    ['api', 'Use a URL such as "https://api{environment}.{domain}".'],
    ['{domain}:8443/a', 'Add the protocol: "https://{domain}:8443/a".'],
    ['ftp://q.{domain}', 'Use https:// or wss://.'],
    ['javascript:alert(1)', 'Use https:// or wss://.'],
    ['', 'Use a URL such as "https://api{environment}.{domain}".'],
    [null, 'Use a URL such as "https://api{environment}.{domain}".'],
    ['https://', 'Use a URL such as "https://api{environment}.{domain}".'],
    ['https://q..{domain}/%', 'Use a URL such as "https://api{environment}.{domain}".'],
  ])('is rejected if it is %j: %s', (quotes, remedy) => {
    const error = rejection({ editions, services: { quotes: quotes as string } });
    expect(error).toMatchObject({ kind: 'invalidUrl', field: 'services.quotes', value: quotes });
    expect(String(error)).toBe(
      `RegionError: services.quotes is ${JSON.stringify(quotes)}. ${remedy}`,
    );
  });

  it.each([
    ['https://api.{domain}', 'https://api.acme.fr'],
    ['https://{domain}/v1/x-y_z~a', 'https://acme.fr/v1/x-y_z~a'],
    ['https://api.other.example:8443', 'https://api.other.example:8443'],
    ['wss://quotes{environment}.{domain}/{domain}', 'wss://quotes.acme.fr/acme.fr'],
  ])('may be %s', (api, url) => {
    const region = createRegionEnv({ editions, services: { api } });
    expect(region.endpoints('acme.fr')).toEqual({ api: url });
  });
});

describe('the site', () => {
  it.each([
    ['wss://www{environment}.{domain}', 'Use https: "https://www{environment}.{domain}".'],
    [
      'https://www{environment}.{domain}/',
      'Remove the trailing slash: "https://www{environment}.{domain}".',
    ],
    [
      'https://www{environment}.{domain}/en/',
      'Remove the path: "https://www{environment}.{domain}".',
    ],
    ['ftp://www.{domain}', 'Use https://.'],
    [
      'https://www.evil.com',
      'Its host "www.evil.com" must belong to "world" in prod, but belongs to no edition.',
    ],
  ])('is rejected if it is %j: %s', (site, remedy) => {
    expect(String(rejection({ editions, site }))).toBe(
      `RegionError: site is ${JSON.stringify(site)}. ${remedy}`,
    );
  });
});
