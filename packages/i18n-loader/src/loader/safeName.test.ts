import { expect, it } from 'vitest';
import { safeName } from './safeName.ts';

it.each([
  'en',
  'tr-TR',
  'tr-TUR',
  'zh-Hant-TW',
  'en_US',
  'common',
  'task_center',
  'v1.2',
  'a'.repeat(128),
])('accepts %s', (name) => {
  expect(safeName(name)).toBe(name);
});

it.each([
  '',
  '.',
  '..',
  '../en',
  'en/..',
  'en/../../secret',
  'a..b',
  '/en',
  '//evil.com',
  'en\\..',
  'en?x=1',
  'en#x',
  'en%2e%2e',
  '%2F',
  'en ',
  ' en',
  'en\n',
  'e\u0000n',
  'ｅｎ',
  '-en',
  'en-',
  '@evil.com',
  'https:',
  '__proto__',
  'constructor',
  'prototype',
  'a'.repeat(129),
])('rejects the name %j', (name) => {
  expect(() => safeName(name)).toThrow(
    expect.objectContaining({
      name: 'TranslationError',
      kind: 'badRequest',
      message: `Invalid name "${name}": use 1-128 letters, digits, _ - .`,
      causes: [],
    }),
  );
});

it.each([undefined, null, 1, {}, ['../en']])('rejects %j, which is not a string', (name) => {
  expect(() => safeName(name as string)).toThrow(expect.objectContaining({ kind: 'badRequest' }));
});
