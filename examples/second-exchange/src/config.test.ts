import { expect, it } from 'vitest';
import { connect } from './connections.ts';
import { region } from '../exchange.config.ts';

const sites = region.environments.flatMap((environment) =>
  region.editions.map((edition) => [region.siteOrigin(edition, environment), edition] as const),
);

it.each(sites)('%s belongs to the edition %s and has its services', (origin, edition) => {
  const page = new URL(origin);
  expect(region.resolveHost(page.host)).toMatchObject({ edition, trusted: true });
  const { apiUrl, quotesUrl } = connect(page);
  expect(apiUrl).toMatch(/^https:/);
  expect(quotesUrl).toMatch(/^wss:/);
});

it('the page has services during development', () => {
  const page = new URL('http://localhost:5173');
  expect(connect(page).apiUrl).toMatch(/^https:/);
});

it('a host of another site has no services', () => {
  const page = new URL('https://www.elsewhere.test');
  expect(() => connect(page)).toThrow('www.elsewhere.test has no services');
});
