export {
  addDecimals,
  compareDecimals,
  DecimalError,
  isDecimal,
  multiplyDecimals,
  subtractDecimals,
} from './decimalString.ts';
export type { DecimalErrorKind } from './decimalString.ts';
export { divideDecimals } from './divideDecimals.ts';
export type { DecimalRounding, DivideDecimalsOptions } from './divideDecimals.ts';
export { parseExactJson } from './exactJson.ts';
export { formatDecimal } from './formatDecimal.ts';
