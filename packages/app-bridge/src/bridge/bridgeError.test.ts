import { expect, it } from 'vitest';
import { BridgeError, type BridgeErrorKind } from './bridgeError.ts';

it.each<[BridgeErrorKind, string]>([
  ['unavailable', 'Router.push: the app cannot be reached. Fall back to the web version.'],
  [
    'unsupported',
    'Router.push: the app is too old or sent no valid version. Fall back to the web version.',
  ],
  ['timeout', 'Router.push: the app did not answer in time. Fall back to the web version.'],
  ['native', 'Router.push: the app answered with an error. Fall back to the web version.'],
  ['invalidReply', 'Router.push: the app sent an invalid reply. Fall back to the web version.'],
  ['invalidCall', 'Router.push: the call is invalid.'],
  ['aborted', 'Router.push: aborted by the caller.'],
  ['disposed', 'Router.push: the bridge is disposed. Create a new bridge.'],
])('%s has a message that names the method and the remedy', (kind, message) => {
  const error = new BridgeError(kind, { method: 'Router.push' });
  expect(error.message).toBe(message);
  expect(error).toMatchObject({ name: 'BridgeError', kind, method: 'Router.push' });
  expect([error.code, error.detail, 'cause' in error]).toEqual([undefined, undefined, false]);
});

it('has the detail, the code that the app sent and the cause', () => {
  const cause = new Error('native crash');
  const error = new BridgeError('native', { method: 'A.b', detail: 'code 7', code: 7, cause });
  expect(error.message).toBe(
    'A.b: the app answered with an error (code 7). Fall back to the web version.',
  );
  expect([error.code, error.detail, error.cause]).toEqual([7, 'code 7', cause]);
});

it('has the method "bridge" if there is no method', () => {
  expect(new BridgeError('disposed')).toMatchObject({
    method: 'bridge',
    message: 'bridge: the bridge is disposed. Create a new bridge.',
  });
});
