import { expect, it, vi } from 'vitest';
import { fillRandom, hex } from './random.ts';

it('pads each byte to two hexadecimal digits', () => {
  expect(hex(Uint8Array.of(0, 1, 15, 16, 255))).toBe('00010f10ff');
});

it('uses the crypto of the page', () => {
  const getRandomValues = vi.fn((bytes: Uint8Array) => bytes.fill(7));
  vi.stubGlobal('crypto', { getRandomValues });
  const bytes = new Uint8Array(4);
  expect(fillRandom(bytes)).toBe(bytes);
  expect(bytes).toEqual(Uint8Array.of(7, 7, 7, 7));
});

it('returns all byte values without crypto', () => {
  vi.stubGlobal('crypto', undefined);
  const random = vi.spyOn(Math, 'random');
  for (const value of [0, 0.5, 0.999_999]) random.mockReturnValueOnce(value);
  expect(fillRandom(new Uint8Array(3))).toEqual(Uint8Array.of(0, 128, 255));
});
