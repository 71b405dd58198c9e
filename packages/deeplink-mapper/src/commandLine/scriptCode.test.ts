import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import type { ParameterFormat } from '../table/route.ts';
import { toTableScript } from './scriptCode.ts';

function configWith(format: ParameterFormat) {
  const params = { name: { format, default: '"\u2028' } };
  const routes = [{ id: 'vault', paths: ['/vault/{name}'], target: 'vault/{name}', params }];
  return { scheme: 'acme://', siteOrigins: ['https://www.acme.com'], routes };
}

it('contains the configuration, with patterns, but without absent options', () => {
  const config = configWith(/(?<first>a)[</]"/i);
  const script = toTableScript('found = DEEP_LINK_CONFIG', { ...config, locales: undefined! });
  expect(JSON.stringify(runInNewContext(`let found; ${script} found`), show)).toBe(
    JSON.stringify(config, show),
  );
});

const show = (_name: string, value: unknown) =>
  Object.prototype.toString.call(value) === '[object RegExp]' ? String(value) : value;

it('rejects functions, and names their fields', () => {
  expect(() =>
    toTableScript(
      '',
      configWith(() => true),
    ),
  ).toThrow(
    'config.routes[0].params.name.format is a function, which a script cannot contain. Use a pattern.',
  );
});
