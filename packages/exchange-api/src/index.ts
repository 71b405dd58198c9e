export {
  accountCalls,
  type AccountCall,
  type AccountResult,
  type CodeRequest,
  type Security,
} from './account/accountCalls.ts';
export { accountCodes } from './account/accountCodes.ts';
export { countries, type Country } from './account/countries.ts';
export {
  brokenPasswordRules,
  passwordLength,
  passwordRules,
  type PasswordRule,
} from './account/passwordRules.ts';
export { exchangeCodes, userHeader } from './exchangeCodes.ts';
export { readInput, type Input } from './readInput.ts';
export {
  addDecimals,
  compareDecimals,
  decimal,
  decimalShare,
  divideDecimal,
  multiplyDecimals,
  subtractDecimals,
  timesDecimal,
} from './values/decimal.ts';
export { openEnum } from './values/openEnum.ts';
export { page, pageQuery } from './values/page.ts';
export { count, day, id, path, time, wholeNumber } from './values/scalars.ts';
export { fillText, text, type Text } from './values/text.ts';
export { value, type Value } from './values/value.ts';
