import { expect, it } from 'vitest';
import { readCode } from './oneTimeCode.ts';

it.each([
  ['123456', '123456'],
  [' 123 456\n', '123456'],
  ['123-456', '123456'],
  ['Your code: 123456', '123456'],
  ['١٢٣٤٥٦', '123456'],
  ['۱۲۳۴۵۶', '123456'],
  ['１２３４５６', '123456'],
  ['1234567', '123456'],
  ['12a', '12'],
  ['', ''],
])('reads %j as the code %j', (text, code) => {
  expect(readCode(text)).toBe(code);
});
