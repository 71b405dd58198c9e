import { fractionOf, notDecimal, unscaled } from './decimalString.ts';

/** Matches strings and numbers of a JSON text. Strings come first, so that digits in them are not taken for numbers. */
const stringOrNumber = /"(?:[^"\\]|\\.)*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

/** Maximum number of digits that an exponent may add. Keeps `1e999999999` from filling the memory. */
const maxExponent = 400;

/**
 * Parses JSON with every number as a decimal string, exactly as the server wrote it: `0.10` becomes
 * `"0.10"`, and `1.5e-7` becomes `"0.00000015"`. Numbers are never converted to floats. Use `Number(text)`
 * for fields that you need as a number, such as a counter or a time.
 *
 * @throws {SyntaxError} if the text is not JSON
 * @throws {DecimalError} for an exponent over 400
 */
export function parseExactJson(text: string): unknown {
  return JSON.parse(
    text.replace(stringOrNumber, (token) =>
      token.startsWith('"') ? token : `"${plainDecimal(token)}"`,
    ),
  );
}

/** Writes a JSON number without an exponent. */
function plainDecimal(number: string): string {
  const [mantissa = '', exponent] = number.split(/e/i);
  if (exponent === undefined) return number;
  const shift = Number(exponent);
  if (Math.abs(shift) > maxExponent) throw notDecimal(number);
  const decimals = fractionOf(mantissa).length - shift;
  const digits = BigInt(mantissa.replace('.', ''));
  return decimals < 0 ? unscaled(digits * 10n ** BigInt(-decimals), 0) : unscaled(digits, decimals);
}
