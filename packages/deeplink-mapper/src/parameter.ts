import type { RouteParameter } from './route.ts';

const formats = { symbol: '[A-Z0-9]{1,15}', id: '[\\w-]{1,64}', number: '[0-9]{1,15}' };
const date =
  '(?:0[1-9]|[12][0-9]|3[01])(?:JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC)[0-9]{2}';

/** A row's parameter, ready to read values. */
export interface Parameter extends RouteParameter {
  readonly name: string;
  readonly pattern: RegExp;
}

export function createParameter(name: string, spec: RouteParameter = {}): Parameter {
  return { ...spec, name, pattern: valuePattern(spec, Object.keys(spec.endings ?? { '': '' })) };
}

/** A value in its first group and one of the endings in its second. Bounded everywhere, so linear. */
export function valuePattern(
  { format = 'symbol' }: RouteParameter,
  endings: readonly string[],
): RegExp {
  const ending = endings.join('|').replace('DDMMMYY', date);
  return new RegExp(`^(${formats[format]})(${ending})$`);
}

/** The native value of a web value; `undefined` where it doesn't fit. */
export function readValue({ pattern, endings }: Parameter, text: string): string | undefined {
  const match = pattern.exec(text);
  if (!match) return undefined;
  const ending = match[2] ?? '';
  return (match[1] ?? '') + (endings?.[ending] ?? ending);
}
