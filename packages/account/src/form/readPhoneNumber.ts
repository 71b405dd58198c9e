import {
  getCountryCallingCode,
  parsePhoneNumberFromString,
  type CountryCode,
} from 'libphonenumber-js/min';

interface Phone {
  region: CountryCode;
  /** Calling code with plus sign, such as `+90`. */
  countryCode: string;
  /** Digits after the calling code, without the prefix for domestic calls, such as `0`. */
  mobile: string;
}

/**
 * Parses a phone number by the rules of the selected country. A calling code in the number, which
 * autofill may add, replaces that country. Returns undefined if the length is not possible.
 */
export function readPhoneNumber(region: CountryCode, typed: string): Phone | undefined {
  // 00 is not the international prefix of every country, but visitors type it everywhere.
  const international = typed.normalize('NFKC').replace(/^\s*00/, '+');
  return parse(region, international) ?? parse(region, typed);
}

function parse(region: CountryCode, typed: string): Phone | undefined {
  // `extract: false` rejects text around the number, which the parser would otherwise skip.
  const number = parsePhoneNumberFromString(typed, { defaultCountry: region, extract: false });
  if (!number?.isPossible() || number.ext !== undefined) return undefined;
  const { countryCallingCode, nationalNumber, country } = number;
  // Several countries can share a calling code. If the selected country has it, keeps that country.
  const isShared = countryCallingCode === getCountryCallingCode(region);
  const actual = isShared ? region : (country ?? number.getPossibleCountries()[0]);
  if (actual === undefined) return undefined;
  return { region: actual, countryCode: `+${countryCallingCode}`, mobile: nationalNumber };
}
