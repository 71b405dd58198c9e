import { expect, it } from 'vitest';
import * as exchange from '../exchange.config.ts';
import { checkExchange, ExchangeError, type Exchange } from './checkExchange.ts';

/** Returns the error that a change to the valid configuration causes. */
function errorOf(change: (draft: { [K in keyof Exchange]: Record<string, unknown> }) => void) {
  const draft = structuredClone({
    brand: exchange.brand,
    paths: exchange.paths,
    features: exchange.features,
    telemetry: exchange.telemetry,
  }) as unknown as { [K in keyof Exchange]: Record<string, unknown> };
  change(draft);
  try {
    checkExchange(draft as unknown as Exchange);
  } catch (error) {
    if (error instanceof ExchangeError) return error;
    throw error;
  }
  return undefined;
}

it('accepts the configuration of this repository', () => {
  expect(errorOf(() => undefined)).toBeUndefined();
});

it('requires opt-in to analytics in the editions of the EU', () => {
  expect(exchange.analyticsOptIn).toEqual(['eu', 'nl']);
});

it.each([
  'home',
  '',
  '/',
  'https://api.example.com/home',
  '//evil.example/home',
  '/a//b',
  '/a/../b',
  '/home?lang=en',
  '/home#top',
  '/a b',
  '/a\\b',
  undefined,
  7,
])('rejects the path %j', (path) => {
  expect(errorOf(({ paths }) => (paths.taskCenter = { home: path }))).toMatchObject({
    kind: 'invalidPath',
    field: 'paths.taskCenter.home',
    value: path,
  });
});

it('rejects two calls with the same path', () => {
  const error = errorOf(({ paths }) => (paths.collector = paths.events));
  expect(error?.kind).toBe('duplicatePath');
  expect(error?.message).toBe(
    'exchange.config.ts: paths.collector is "/x-api/task-center/v1/events". ' +
      'paths.events has the same path.',
  );
});

it.each(['api', 'spot', 'statics', 'chat', 'i18n'])('requires the service %s', (name) => {
  const error = errorOf(({ brand }) => delete (brand.services as Record<string, string>)[name]);
  expect(error).toMatchObject({ kind: 'missingService', field: `brand.services.${name}` });
});

it.each(['acme', 'acme:', 'acme:/', 'Acme://', '1acme://', 'acme://open', ''])(
  'rejects the scheme "%s"',
  (scheme) => {
    expect(errorOf(({ brand }) => (brand.appScheme = scheme))?.kind).toBe('invalidScheme');
  },
);

it.each(['', '../x', 'a/b', '-a'])('rejects the project id "%s"', (projectId) => {
  expect(errorOf(({ brand }) => (brand.projectId = projectId))?.kind).toBe('invalidProject');
});

it('rejects a chat without helper scripts', () => {
  expect(errorOf(({ features }) => (features.helpers = false))?.kind).toBe('missingFeature');
});

it.each([-0.1, 1.1, NaN, undefined])('rejects %j as a share of page loads', (vitals) => {
  expect(errorOf(({ telemetry }) => (telemetry.vitals = vitals))).toMatchObject({
    kind: 'invalidShare',
    field: 'telemetry.vitals',
  });
});
