import { expect, expectTypeOf, it } from 'vitest';
import { ApiError, type ApiErrorKind, isApiError } from './apiError.ts';

it('has the given details and hides personal data from loggers', () => {
  const cause = new Error('below');
  const error = new ApiError('http', 'http error', {
    code: 'ERR_BAD_RESPONSE',
    status: 502,
    url: 'https://api.test/a',
    retryAfter: '5',
    envelope: { a: 1 },
    cause,
  });
  expect({ ...error }).toEqual({
    name: 'ApiError',
    kind: 'http',
    code: 'ERR_BAD_RESPONSE',
    status: 502,
    url: 'https://api.test/a',
    retryAfter: '5',
  });
  expect(String(error)).toBe('ApiError: http error');
  expect(error.envelope).toEqual({ a: 1 });
  expect(error.cause).toBe(cause);
});

it('accepts details after construction', () => {
  const error = new ApiError('network', 'Network Error');
  Object.assign(error, { url: '/a', envelope: 1, cause: 2 });
  expect(error).toMatchObject({ url: '/a', envelope: 1, cause: 2 });
  expect(Object.keys(error)).not.toContain('envelope');
});

it('is recognized by kind', () => {
  const error = new ApiError('http', 'http error');
  expect(isApiError(error)).toBe(true);
  expect(isApiError(error, 'http')).toBe(true);
  expect(isApiError(error, 'network')).toBe(false);
});

it('is recognized if another copy of the package created it', () => {
  const brand = Symbol.for('@exchange/api-client/ApiError');
  const copy = Object.defineProperty(Object.assign(new Error('x'), { kind: 'http' }), brand, {
    value: true,
  });
  expect(isApiError(copy, 'http')).toBe(true);
});

it.each([undefined, null, 'text', {}, new Error('x'), Object.create(new ApiError('http', 'x'))])(
  'is not recognized in the value %j',
  (other) => {
    expect(isApiError(other)).toBe(false);
  },
);

it('has a numeric status if its kind is http', () => {
  const error = new ApiError('http', 'http error');
  expectTypeOf(error.status).toEqualTypeOf<number>();
  expect(error.status).toBe(0);
  expect(new ApiError('network', 'Network Error').status).toBeUndefined();
});

it('is narrowed by isApiError in both branches', () => {
  const error = new ApiError('http', 'x') as ApiError;
  expect([isApiError(error, 'http'), isApiError(error, 'network')]).toEqual([true, false]);
  type Rest<Kind extends ApiErrorKind> = Exclude<ApiErrorKind, Kind>;
  if (isApiError(error, 'gateway')) expectTypeOf(error.kind).toEqualTypeOf<'gateway'>();
  else expectTypeOf(error.kind).toEqualTypeOf<Rest<'gateway'>>();
  if (isApiError(error, 'noPermission')) expectTypeOf(error.kind).toEqualTypeOf<'noPermission'>();
  else expectTypeOf(error.kind).toEqualTypeOf<Rest<'noPermission'>>();
  if (isApiError(error, 'business')) expectTypeOf(error.kind).toEqualTypeOf<'business'>();
  else expectTypeOf(error.kind).toEqualTypeOf<Rest<'business'>>();
  if (isApiError(error, 'empty')) expectTypeOf(error.kind).toEqualTypeOf<'empty'>();
  else expectTypeOf(error.kind).toEqualTypeOf<Rest<'empty'>>();
  if (isApiError(error, 'http')) expectTypeOf(error.kind).toEqualTypeOf<'http'>();
  else expectTypeOf(error.kind).toEqualTypeOf<Rest<'http'>>();
  if (isApiError(error, 'timeout')) expectTypeOf(error.kind).toEqualTypeOf<'timeout'>();
  else expectTypeOf(error.kind).toEqualTypeOf<Rest<'timeout'>>();
  if (isApiError(error, 'network')) expectTypeOf(error.kind).toEqualTypeOf<'network'>();
  else expectTypeOf(error.kind).toEqualTypeOf<Rest<'network'>>();
  if (isApiError(error, 'canceled')) expectTypeOf(error.kind).toEqualTypeOf<'canceled'>();
  else expectTypeOf(error.kind).toEqualTypeOf<Rest<'canceled'>>();
  if (isApiError(error, 'badRequest')) expectTypeOf(error.kind).toEqualTypeOf<'badRequest'>();
  else expectTypeOf(error.kind).toEqualTypeOf<Rest<'badRequest'>>();
  if (isApiError(error, 'badResponse')) expectTypeOf(error.kind).toEqualTypeOf<'badResponse'>();
  else expectTypeOf(error.kind).toEqualTypeOf<Rest<'badResponse'>>();
  if (error.kind === 'http') expectTypeOf(error.status).toEqualTypeOf<number>();
  else expectTypeOf(error.status).toEqualTypeOf<number | undefined>();
  const caught: unknown = error;
  if (caught instanceof ApiError) expectTypeOf(caught).toEqualTypeOf<ApiError>();
  if (isApiError(caught)) expectTypeOf(caught).toEqualTypeOf<ApiError>();
});
