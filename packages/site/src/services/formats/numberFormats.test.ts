import { describe, expect, it } from 'vitest';
import { numberFormats } from './numberFormats.ts';

describe('price', () => {
  it.each([
    ['en', '17208.50', '17,208.50'],
    ['en', '0.00003511', '0.00003511'],
    ['tr-TR', '17208.50', '17.208,50'],
    ['ar-SA', '17208.50', '17,208.50'],
    ['en', '9007199254740993.1', '9,007,199,254,740,993.1'],
  ] as const)('formats for %s: %s as %s', (tag, decimal, expected) => {
    expect(numberFormats(tag).price(decimal)).toBe(expected);
  });
});

describe('compact', () => {
  it.each([
    ['en', '862850785.76156953', '862.85M'],
    ['en', '12.5', '12.50'],
    ['ja-JP', '862850785.76156953', '8.63億'],
    ['de', '862850785.76156953', '862,85 Mio.'],
  ] as const)('formats for %s: %s as %s', (tag, decimal, expected) => {
    expect(numberFormats(tag).compact(decimal).replace(/\s/g, ' ')).toBe(expected);
  });
});

describe('signed', () => {
  it.each([
    ['en', '1020', '+1,020'],
    ['de', '-450', '-450'],
    ['en', '0', '0'],
    ['ar-SA', '20', '+20'],
  ] as const)('formats for %s: %s as %s', (tag, decimal, expected) => {
    const text = numberFormats(tag).signed(decimal);
    expect(text.replace(/[\u2066\u2069\u200e\u200f\u061c]/g, '')).toBe(expected);
  });
});

describe('percent', () => {
  it.each([
    ['en', '-0.0037', '-0.37%'],
    ['en', '0.1910', '+19.10%'],
    ['en', '0', '0.00%'],
    ['tr-TR', '0.0123', '+%1,23'],
  ] as const)('formats for %s: %s as %s', (tag, ratio, expected) => {
    expect(numberFormats(tag).percent(ratio)).toBe(expected);
  });

  it('uses Latin digits in Arabic', () => {
    expect(numberFormats('ar-SA').percent('0.0123')).toMatch(/1\.23/);
  });
});
