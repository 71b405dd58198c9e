import { expect, it } from 'vitest';
import { callLab, isStatus, type LabInput } from './callLab.ts';

const input: LabInput = {
  body: '{"ret_code":0,"result":{"points":345}}',
  status: 200,
  dialect: 'ret_code',
  behaviour: 'respond',
};

it('returns the result of an envelope', async () => {
  expect(await callLab(input)).toEqual({ type: 'result', result: { points: 345 } });
  const own = { ...input, dialect: 'own', body: '{"code":"OK","data":[1]}' } as const;
  expect(await callLab(own)).toEqual({ type: 'result', result: [1] });
  expect(await callLab({ ...input, status: 204 })).toEqual({ type: 'result', result: undefined });
});

it.each<[Partial<LabInput>, object]>([
  [{ body: '{"ret_code":10007}' }, { kind: 'noPermission', reaction: 'Show the login button.' }],
  [{ body: '{"retCode":33003}' }, { kind: 'business', code: 33003 }],
  [{ body: '{"retCode":33003}', dialect: 'retCode' }, { kind: 'noPermission' }],
  [
    { body: '{"ret_code":5,"ret_msg":"<img src=x onerror=alert(1)>"}' },
    {
      kind: 'business',
      serverMessage: '<img src=x onerror=alert(1)>',
      reaction: 'Show the reason: <img src=x onerror=alert(1)>',
    },
  ],
  [{ body: '{"ret_code":5}' }, { reaction: 'Show the reason: the server gave none' }],
  [
    { body: '{"ret_code":0,"result":{"status_code":503}}' },
    { kind: 'gateway', code: 503, transient: true, reaction: 'Offer to try again.' },
  ],
  [
    { status: 404 },
    { kind: 'http', status: 404, transient: false, reaction: 'Show that this is not available.' },
  ],
  [{ status: 503 }, { kind: 'http', status: 503, transient: true }],
  [{ body: '' }, { kind: 'empty', message: 'Non Response!' }],
  [
    { body: '<html>' },
    { kind: 'badResponse', reaction: 'Report the error: the page and the server disagree.' },
  ],
  [{ body: '{"__proto__":{"ret_code":0}}' }, { kind: 'badResponse' }],
  [{ body: '{"code":"UNAUTHORIZED"}', dialect: 'own' }, { kind: 'noPermission' }],
  [{ behaviour: 'drop' }, { kind: 'network', transient: true }],
  [{ behaviour: 'hang' }, { kind: 'timeout', message: 'timeout of 30000ms exceeded' }],
])('%j fails with %j', async (change, error) => {
  expect(await callLab({ ...input, ...change })).toMatchObject({ type: 'error', ...error });
});

it.each([
  [200, true],
  [599, true],
  [199, false],
  [600, false],
  [200.5, false],
  [NaN, false],
])('accepts status %d: %s', (status, valid) => {
  expect(isStatus(status)).toBe(valid);
});
