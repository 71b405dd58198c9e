import { eventsPath, taskCenterPaths } from '@exchange/task-center-api';
import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, it } from 'vitest';
import { sharedSandbox } from './running.ts';

interface Description {
  openapi: string;
  paths: Record<string, Record<string, { operationId: string; parameters?: { name: string }[] }>>;
}

const shared = sharedSandbox();

async function description() {
  const { url } = shared();
  const response = await fetch(`${url}/x-api/openapi.json`);
  expect(response.headers.get('content-type')).toMatch(/^application\/json/);
  return (await response.json()) as Description;
}

it('is valid OpenAPI 3.1 without broken references', async () => {
  const described = await description();
  const validator = new Validator();
  expect(await validator.validate({ ...structuredClone(described) })).toEqual({ valid: true });
  expect(validator.version).toBe('3.1');
  const references = JSON.stringify(described).match(/#\/components\/schemas\/\w+/g) ?? [];
  expect(references.length).toBeGreaterThan(50);
  for (const reference of new Set(references)) {
    const found = reference
      .slice(2)
      .split('/')
      .reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], described);
    expect(found, reference).toBeTypeOf('object');
  }
});

it('contains all task centre, user and market calls', async () => {
  const { paths } = await description();
  expect(Object.keys(paths).toSorted()).toEqual(
    [
      ...Object.values(taskCenterPaths),
      eventsPath,
      '/v2/private/user/profile',
      '/x-api/user/v1/login',
      '/x-api/user/v1/register',
      '/x-api/user/v1/residence',
      ...[
        'login-code',
        'resend-code',
        'recover',
        'reset-password',
        'login-passkey',
        'ask-passkey',
        'security',
        'new-passkey',
        'add-passkey',
        'remove-passkey',
        'set-login-code',
        'change-password',
        'confirm-password',
      ].map((name) => `/x-api/user/v1/${name}`),
      '/logout',
      '/x-api/quote/v1/symbols',
      '/x-api/quote/v1/candles',
    ].toSorted(),
  );
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
  const claim = paths['/x-api/task-center/v1/claim']!.post!;
  expect(claim.parameters?.map(({ name }) => name)).toEqual([
    'lang',
    'edition',
    'X-User-Id',
    'Idempotency-Key',
  ]);
  const residence = paths['/x-api/user/v1/residence']!.get!;
  expect(residence.parameters).toMatchObject([{ name: 'edition', required: false }]);
  expect(JSON.stringify(paths['/x-api/user/v1/register'])).toContain('"enum":["AD","AE",');
  const candles = paths['/x-api/quote/v1/candles']!.get!;
  expect(candles.parameters).toMatchObject([
    { name: 'symbol', required: true, schema: { type: 'string' } },
    { name: 'interval', required: true, schema: { enum: ['1m', '5m', '15m', '1h', '4h', '1d'] } },
    { name: 'limit', required: false, schema: { minimum: 1, maximum: 500, default: 200 } },
  ]);
});
