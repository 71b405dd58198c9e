export {
  addDecimals,
  compareDecimals,
  DecimalError,
  isDecimal,
  multiplyDecimals,
  subtractDecimals,
} from './decimalString.ts';
export { parseExactJson } from './exactJson.ts';
export { formatDecimal } from './formatDecimal.ts';
