import type { DeepLinkRoute } from '@exchange/deeplink-mapper';

type RouteParameter = NonNullable<DeepLinkRoute['params']>[string];

const formats = {
  symbol: '1 to 15 capital letters and digits',
  id: '1 to 64 letters, digits, “_” and “-”',
  number: '1 to 15 digits',
};

/** Describes the values that a parameter of a row accepts. */
export function describeParameter({
  format = 'symbol',
  endings = {},
  ...rest
}: RouteParameter = {}): string {
  const base = typeof format === 'string' ? formats[format] : 'a value that its format accepts';
  const ends = Object.keys(endings);
  return [
    ends.length > 0 ? `${base}, followed by ${ends.join(' or ')}` : base,
    ...(rest.case ? ['in capitals or small letters'] : []),
    ...(rest.default === undefined ? [] : [`${rest.default} if it is absent`]),
    ...(rest.optional ? ['left out if it is absent'] : []),
  ].join('; ');
}
