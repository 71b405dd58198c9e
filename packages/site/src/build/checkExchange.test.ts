import { preset } from '@exchange/region-env/preset';
import { expect, it } from 'vitest';
import { checkExchange, ExchangeError } from './checkExchange.ts';

type Draft = Record<'brand' | 'paths' | 'features' | 'telemetry', Record<string, unknown>>;

const exchange = {
  brand: preset,
  paths: {
    events: '/events',
    app: { home: '/home' },
    account: { profile: '/profile', logout: '/logout' },
    collector: '/collect',
    telemetry: '/logs',
    helpers: '/helpers.json',
  },
  features: { chat: true, helpers: true },
  telemetry: { vitals: 1, errors: 0.1 },
};

/** Returns the error that a change to the valid configuration causes. */
function errorOf(change: (draft: Draft) => void) {
  const draft = structuredClone(exchange) as unknown as Draft;
  change(draft);
  try {
    checkExchange(draft as never);
  } catch (error) {
    if (error instanceof ExchangeError) return error;
    throw error;
  }
  return undefined;
}

it('accepts a complete configuration', () => {
  expect(errorOf(() => undefined)).toBeUndefined();
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
  expect(errorOf(({ paths }) => (paths.app = { home: path }))).toMatchObject({
    kind: 'invalidPath',
    field: 'paths.app.home',
    value: path,
  });
});

it('rejects two calls with the same path', () => {
  const error = errorOf(({ paths }) => (paths.collector = paths.events));
  expect(error?.kind).toBe('duplicatePath');
  expect(error?.message).toBe(
    'exchange.config.ts: paths.collector is "/events". ' + 'paths.events has the same path.',
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
  expect(errorOf(({ features }) => (features.helpers = false))).toMatchObject({
    kind: 'missingFeature',
    field: 'features.chat',
    value: true,
  });
});

it.each([-0.1, 1.1, NaN, undefined])('rejects %j as a share of page loads', (vitals) => {
  expect(errorOf(({ telemetry }) => (telemetry.vitals = vitals))).toMatchObject({
    kind: 'invalidShare',
    field: 'telemetry.vitals',
  });
});
