import fc from '@tooling/testing/fastCheck';
import { describe, expect, it } from 'vitest';
import { compareVersions, parseVersion } from './version.ts';

describe('parseVersion', () => {
  it.each([
    ['3.6.1', [3, 6, 1, 0]],
    ['v3.6.1 (1234)', [3, 6, 1, 0]],
    ['V3.6.1(1234)', [3, 6, 1, 0]],
    ['3.6.1.2', [3, 6, 1, 2]],
    ['3.6.1+5', [3, 6, 1, 0]],
    ['3.6.1 (2026.11.22)', [3, 6, 1, 0]],
    [' 3.10.0\n', [3, 10, 0, 0]],
    ['7.4', [7, 4, 0, 0]],
    ['v7.4 (1234)', [7, 4, 0, 0]],
    ['7.4+5', [7, 4, 0, 0]],
  ])('reads %j', (text, version) => {
    expect(parseVersion(text)).toEqual(version);
  });

  it.each([
    ['3.6.'],
    ['3.6 beta'],
    ['3.6-1'],
    ['3.6 (beta)'],
    ['3'],
    ['3.6.1-beta'],
    ['3.6.1 beta'],
    ['3.6.1 (beta)'],
    ['3.6.1(rc.1)'],
    ['3.6.1+beta'],
    ['3.6.1+build.5'],
    ['3.6.1 (1-rc)'],
    ['3.6.1 (v2)'],
    ['3.6.1 ()'],
    ['3.6.1+'],
    ['3.6.1+5 (6)'],
    ['3.6.1 (1234'],
    ['3.6.1.2.3'],
    ['3.6.1x'],
    ['-3.6.1'],
    ['3.-6.1'],
    ['3.6.1e9'],
    ['3..1'],
    ['0x3.6.1'],
    ['٣.٦.١'],
    ['9999999999.0.0'],
    ['NaN.NaN.NaN'],
    ['Infinity.0.0'],
    ['latest'],
    [''],
    ['   '],
    ['3.6.1'.repeat(100_000)],
    [null],
    [undefined],
    [3.61],
    [['3.6.1']],
    [{ toString: () => '3.6.1' }],
  ])('rejects %j', (text) => {
    expect(parseVersion(text)).toBeUndefined();
  });
});

describe('compareVersions', () => {
  it.each([
    ['3.10.0', '3.6.1', 1],
    ['3.6.0', '3.6.1', -1],
    ['3.6.1', 'v3.6.1 (99)', 0],
    ['3.6.1.1', '3.6.1', 1],
    ['2.99.99', '3.0.0', -1],
  ])('compares %s with %s as %d', (a, b, expected) => {
    expect(compareVersions(a, b)).toBe(expected);
  });

  it('compares parsed versions', () => {
    expect(compareVersions([3, 6, 1, 0], [3, 6, 0, 9])).toBe(1);
    expect(compareVersions('3.6.1', [3, 6, 1, 1])).toBe(-1);
    expect(compareVersions([3, 6, 1, 0], '3.6.1')).toBe(0);
  });

  it('returns NaN for an invalid version', () => {
    expect(compareVersions('garbage', '3.6.1')).toBeNaN();
    expect(compareVersions('3.6.1', '')).toBeNaN();
  });

  it('orders versions by their parsed numbers', () => {
    const parts = fc.tuple(fc.nat(50), fc.nat(50), fc.nat(50), fc.nat(50));
    fc.assert(
      fc.property(parts, parts, (a, b) => {
        const value = ([w, x, y, z]: number[]) =>
          (((w ?? 0) * 100 + (x ?? 0)) * 100 + (y ?? 0)) * 100 + (z ?? 0);
        expect(compareVersions(a.join('.'), b.join('.'))).toBe(Math.sign(value(a) - value(b)));
      }),
    );
  });
});
