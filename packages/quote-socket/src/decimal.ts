export { addDecimals, compareDecimals, formatDecimal, isDecimal } from './decimalString.ts';
export { DecimalError } from './decimalError.ts';
