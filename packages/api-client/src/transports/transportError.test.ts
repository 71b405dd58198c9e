import { AxiosError, AxiosHeaders, CanceledError } from 'axios';
import { expect, it } from 'vitest';
import { transportError } from './transportError.ts';

const coded = (code: string | number, message: string) =>
  Object.assign(new Error(message), { code });

it.each<[thrown: unknown, kind: string, message: string, code: string]>([
  [new CanceledError(), 'canceled', 'Request aborted', 'ERR_CANCELED'],
  [
    new AxiosError('Request aborted', 'ECONNABORTED'),
    'canceled',
    'Request aborted',
    'ECONNABORTED',
  ],
  [
    new AxiosError('timeout of 9ms exceeded', 'ECONNABORTED'),
    'timeout',
    'timeout of 9ms exceeded',
    'ECONNABORTED',
  ],
  [
    new AxiosError('timeout of 30000ms exceeded'),
    'timeout',
    'timeout of 30000ms exceeded',
    'ERR_NETWORK',
  ],
  [coded('X', 'a timeout of 9ms exceeded'), 'network', 'Network Error', 'X'],
  [coded('X', 'timeout of 9ms exceeded?'), 'network', 'Network Error', 'X'],
  [coded('ERR_NOT_SUPPORT', 'no'), 'badRequest', 'bad request: no', 'ERR_NOT_SUPPORT'],
  [coded('ERR_BAD_REQUEST', 'no'), 'badRequest', 'bad request: no', 'ERR_BAD_REQUEST'],
  [coded('MY_ERR_INVALID_URL', 'no'), 'network', 'Network Error', 'MY_ERR_INVALID_URL'],
  [coded('ECONNABORTED', 'write ECONNABORTED'), 'network', 'Network Error', 'ECONNABORTED'],
  [coded('ETIMEDOUT', 'connect ETIMEDOUT'), 'network', 'Network Error', 'ETIMEDOUT'],
  [coded('ECONNRESET', 'read ECONNRESET'), 'network', 'Network Error', 'ECONNRESET'],
  [new AxiosError('Network Error', 'ERR_NETWORK'), 'network', 'Network Error', 'ERR_NETWORK'],
  [
    coded('ERR_BAD_RESPONSE', 'stream has been aborted'),
    'network',
    'Network Error',
    'ERR_BAD_RESPONSE',
  ],
  [
    coded('ERR_INVALID_URL', 'Invalid URL'),
    'badRequest',
    'bad request: Invalid URL',
    'ERR_INVALID_URL',
  ],
  [coded('ERR_BAD_OPTION_VALUE', 'no'), 'badRequest', 'bad request: no', 'ERR_BAD_OPTION_VALUE'],
  [coded(20, 'odd'), 'network', 'Network Error', '20'],
  [undefined, 'network', 'Network Error', 'ERR_NETWORK'],
  [null, 'network', 'Network Error', 'ERR_NETWORK'],
  ['text', 'network', 'Network Error', 'ERR_NETWORK'],
])('maps "%s" to its kind', (thrown, kind, message, code) => {
  expect(transportError(thrown)).toMatchObject({ kind, message, code });
});

it("keeps the cause of axios's error, but not the request in it", () => {
  const below = new Error('connect ECONNREFUSED');
  const config = { headers: new AxiosHeaders({ UserToken: 'secret' }) };
  const thrown = new AxiosError('x', 'ECONNREFUSED', config);
  thrown.cause = below;
  expect(transportError(thrown).cause).toBe(below);
});

it('keeps an error that is not from axios as the cause', () => {
  const thrown = coded('ECONNRESET', 'read ECONNRESET');
  expect(transportError(thrown).cause).toBe(thrown);
});
