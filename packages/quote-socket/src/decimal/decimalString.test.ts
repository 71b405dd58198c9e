import fc from '@tooling/testing/fastCheck';
import { expect, it } from 'vitest';
import {
  addDecimals,
  compareDecimals,
  DecimalError,
  isDecimal,
  multiplyDecimals,
  subtractDecimals,
} from './index.ts';

const decimal = fc
  .tuple(fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }), fc.integer({ min: 0, max: 20 }))
  .map(([digits, scale]) => ({ digits, scale, text: written(digits, scale) }));

function written(digits: bigint, scale: number): string {
  const text = (digits < 0n ? -digits : digits).toString().padStart(scale + 1, '0');
  const whole = text.slice(0, text.length - scale);
  return (digits < 0n ? '-' : '') + whole + (scale > 0 ? `.${text.slice(-scale)}` : '');
}

const at20 = ({ digits, scale }: { digits: bigint; scale: number }) =>
  digits * 10n ** BigInt(20 - scale);

it('compares, adds, subtracts and multiplies exactly', () => {
  fc.assert(
    fc.property(decimal, decimal, (a, b) => {
      const difference = at20(a) - at20(b);
      expect(Math.sign(compareDecimals(a.text, b.text))).toBe(Math.sign(Number(difference)));
      const scale = Math.max(a.scale, b.scale);
      const sum = (at20(a) + at20(b)) / 10n ** BigInt(20 - scale);
      expect(addDecimals(a.text, b.text)).toBe(written(sum, scale));
      const rest = difference / 10n ** BigInt(20 - scale);
      expect(subtractDecimals(a.text, b.text)).toBe(written(rest, scale));
      expect(multiplyDecimals(a.text, b.text)).toBe(
        written(a.digits * b.digits, a.scale + b.scale),
      );
    }),
  );
});

it.each([
  ['0.1', '0.2', '0.3'],
  ['0.1', '0.20', '0.30'],
  ['9007199254740993', '0.00000001', '9007199254740993.00000001'],
  ['-0.5', '0.5', '0.0'],
  ['-1', '0.25', '-0.75'],
])('adds %s and %s to %s', (a, b, sum) => {
  expect(addDecimals(a, b)).toBe(sum);
});

it.each([
  ['0.3', '0.1', '0.2'],
  ['1', '1.00', '0.00'],
  ['0.1', '9007199254740993', '-9007199254740992.9'],
])('from %s subtracts %s, which leaves %s', (a, b, difference) => {
  expect(subtractDecimals(a, b)).toBe(difference);
});

it.each([
  ['0.1', '0.20', '0.020'],
  ['-1.5', '2', '-3.0'],
  ['-1', '-1', '1'],
  ['97000.10', '0.00000001', '0.0009700010'],
  ['-0.5', '0', '0.0'],
])('multiplies %s by %s to %s', (a, b, product) => {
  expect(multiplyDecimals(a, b)).toBe(product);
});

it.each([
  ['1.0', '1', 0],
  ['-0', '0', 0],
  ['0.10', '0.1', 0],
  ['9', '10', -1],
  ['0.2', '0.19', 1],
  ['-1', '-2', 1],
  ['1.25', '1.24', 1],
  ['1.25', '1.25', 0],
  ['1.25', '12.5', -1],
  ['-12', '123', -1],
  ['12', '-1', 1],
])('compares %s with %s as %d', (a, b, order) => {
  expect(compareDecimals(a, b)).toBe(order);
});

it.each([
  ['1e5', 'Invalid decimal string "1e5": write digits, such as "-12.50"'],
  [5, 'Invalid decimal string 5: write digits, such as "-12.50"'],
])('rejects %j with an error that contains the value', (value, message) => {
  expect(() => addDecimals('1', value as string)).toThrow(
    expect.objectContaining({ name: 'DecimalError', kind: 'notDecimal', message }),
  );
});

it.each(['', 'NaN', '1e5', ' 1', '1.', '.5', '+1', '0x10', '1,000', null, 5, undefined])(
  'rejects %j, which is not a decimal string',
  (value) => {
    expect(isDecimal(value)).toBe(false);
    expect(() => addDecimals(value as string, '1')).toThrow(DecimalError);
    expect(() => compareDecimals('1', value as string)).toThrow(DecimalError);
    expect(() => subtractDecimals('1', value as string)).toThrow(DecimalError);
    expect(() => multiplyDecimals(value as string, '1')).toThrow(DecimalError);
  },
);
