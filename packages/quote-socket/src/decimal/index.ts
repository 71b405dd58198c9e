export { addDecimals, compareDecimals, DecimalError, isDecimal } from './decimalString.ts';
export { formatDecimal } from './formattedDecimal.ts';
