import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { isApiError } from '@exchange/api-client/errors';
import { createClient } from './client.ts';
import { toApp, toWeb } from './links.ts';
import { api } from './ownServer.mts';
import { region } from './region.ts';

test('a host determines its edition, environment and services', () => {
  const { edition, environment, trusted } = region.resolveHost('app-staging.northwind.se');
  assert.deepEqual([edition, environment, trusted], ['nordic', 'test', true]);
  assert.equal(
    region.endpoints({ host: 'app.northwind.example' })?.api,
    'https://gateway.northwind.example',
  );
  assert.equal(region.resolveHost('www.brand.com').trusted, false);
  assert.equal(region.defaultLocale('nordic'), 'sv-SE');
});

test('links map to the app, and back to the web', () => {
  const link = toApp.map('https://app.northwind.se/sv-SE/missions/first-trade?from=mail');
  assert.equal(link?.url, 'northwind://missions/first-trade');
  assert.equal(toApp.map('https://www.brand.com/missions'), undefined);
  assert.equal(toWeb('northwind://missions/first-trade')?.path, '/missions/first-trade');
});

test('calls read this exchange’s response envelope', async () => {
  api.listen(0, '127.0.0.1');
  await once(api, 'listening');
  const client = createClient(`http://127.0.0.1:${(api.address() as AddressInfo).port}`);
  assert.deepEqual(await client.get('/missions'), [
    { slug: 'first-trade', title: 'Make your first trade' },
  ]);
  await assert.rejects(client.get('/me'), (error) => {
    assert.ok(isApiError(error));
    assert.deepEqual(
      [error.kind, error.code, error.serverMessage],
      ['noPermission', 4010, 'Who is there?'],
    );
    return true;
  });
  api.close();
  api.closeAllConnections();
});

test('the bundle contains nothing of the preset brand', () => {
  const files = globSync('dist/**/*.{html,js,css}');
  assert.ok(files.length >= 3);
  const bundle = files.map((file) => readFileSync(file, 'utf8')).join('\n');
  assert.match(bundle, /northwind\.example/);
  const brand = /brand\.(com|eu|kz|ge|ae|nl|co\.id)|brand-tr|exchangeapp|ExchangeApp|exchange[:_]/;
  assert.equal(brand.exec(bundle)?.[0], undefined);
});
