import {
  getCountryCallingCode,
  parsePhoneNumberFromString,
  type CountryCode,
} from 'libphonenumber-js/min';

interface Phone {
  region: CountryCode;
  /** Calling code with plus sign, such as `+90`. */
  countryCode: string;
  /** Digits after the calling code, without the prefix of calls within the country. */
  mobile: string;
}

/**
 * Reads a phone number by the rules of the selected country. A calling code in the number, such as
 * browsers fill in, replaces that country. Undefined if the length is not possible.
 */
export function readPhone(region: CountryCode, typed: string): Phone | undefined {
  // 00 is not the international prefix of every country, but visitors type it everywhere.
  const international = typed.normalize('NFKC').replace(/^\s*00/, '+');
  return parse(region, international) ?? parse(region, typed);
}

function parse(region: CountryCode, typed: string): Phone | undefined {
  // Without `extract: false`, the parser would find a number within any text.
  const number = parsePhoneNumberFromString(typed, { defaultCountry: region, extract: false });
  if (!number?.isPossible() || number.ext !== undefined) return undefined;
  const { countryCallingCode, nationalNumber, country } = number;
  // Several countries share a calling code. The selected one is kept.
  const isShared = countryCallingCode === getCountryCallingCode(region);
  const actual = isShared ? region : (country ?? number.getPossibleCountries()[0]);
  if (actual === undefined) return undefined;
  return { region: actual, countryCode: `+${countryCallingCode}`, mobile: nationalNumber };
}
