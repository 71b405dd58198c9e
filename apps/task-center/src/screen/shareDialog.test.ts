import { expect, it } from 'vitest';
import { canShare, canShareImage, openShareDialog } from './shareDialog.ts';

const data = {
  title: 'Join me',
  text: 'Ad: Join me',
  url: 'https://www.brand.com/en/task-center/invite?ref=ABC',
};

it('detects whether the browser supports sharing', () => {
  expect(canShare({ share: () => Promise.resolve() })).toBe(true);
  expect(canShare({})).toBe(false);
  expect(canShare()).toBe(false);
});

it('detects whether the browser can share images', () => {
  const share = () => Promise.resolve();
  const canShare = ({ files }: ShareData = {}) => files?.[0]?.type === 'image/png';
  expect(canShareImage({ share, canShare })).toBe(true);
  expect(canShareImage({ share, canShare: () => false })).toBe(false);
  expect(canShareImage({ share })).toBe(false);
  expect(canShareImage({ canShare })).toBe(false);
});

it('shares the title, the text and the link', async () => {
  const shared: unknown[] = [];
  const share = (each?: ShareData) => {
    shared.push(each);
    return Promise.resolve();
  };
  expect(await openShareDialog(data, { share })).toBe('shared');
  expect(shared).toEqual([data]);
});

it.each([
  [new DOMException('closed', 'AbortError'), 'canceled'],
  [new DOMException('one is open', 'InvalidStateError'), 'canceled'],
  [new DOMException('no target', 'DataError'), 'failed'],
  [new DOMException('no gesture', 'NotAllowedError'), 'failed'],
  [new TypeError('nothing to share'), 'failed'],
] as const)('resolves to a result for the browser’s error %s: %s', async (error, outcome) => {
  expect(await openShareDialog(data, { share: () => Promise.reject(error) })).toBe(outcome);
});

it('fails if the browser does not support sharing', async () => {
  expect(await openShareDialog(data, {})).toBe('failed');
});
