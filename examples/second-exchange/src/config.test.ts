import { expect, it } from 'vitest';
import { region } from '../exchange.config.ts';
import { toApp, toWeb } from './links.ts';

it('a host determines its edition, environment and services', () => {
  expect(region.resolveHost('app-staging.northwind.se')).toMatchObject({
    edition: 'nordic',
    environment: 'staging',
    trusted: true,
  });
  expect(region.endpoints('app-qa.northwind.se')?.api).toBe('https://gateway-qa.northwind.se');
  expect(region.endpoints('app.northwind.example')).toMatchObject({
    api: 'https://gateway.northwind.example',
    quotes: 'wss://stream.northwind.example',
  });
  expect(region.resolveHost('www.elsewhere.example').trusted).toBe(false);
});

it('links map to the app, and back to the web', () => {
  const link = toApp.map('https://app.northwind.se/sv-SE/rewards/first-trade?from=mail');
  expect(link?.url).toBe('northwind://rewards/first-trade');
  expect(toApp.map('https://www.elsewhere.example/rewards')).toBeUndefined();
  expect(toWeb('northwind://rewards/first-trade')?.path).toBe('/rewards/first-trade');
});
