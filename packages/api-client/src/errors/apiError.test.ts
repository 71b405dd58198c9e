import { expect, it } from 'vitest';
import { ApiError, isApiError } from './apiError.ts';

it('has its details and hides personal data from loggers', () => {
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
