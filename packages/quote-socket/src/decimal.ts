export { addDecimals, compareDecimals, isDecimal } from './decimalString.ts';
export { formatDecimal } from './formattedDecimal.ts';
export { DecimalError } from './decimalError.ts';
