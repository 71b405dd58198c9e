import { queryFinder } from '../mapper/query.ts';
import type { RouteParameter } from './route.ts';

/** Regular expression source per format. */
const formats = { symbol: '[A-Z0-9]{1,15}', id: '[\\w-]{1,64}', number: '[0-9]{1,15}' };

const dateSign = 'DDMMMYY';
const date = '(0[1-9]|[12][0-9]|3[01])(JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC)[0-9]{2}';

/** Returns the regular expression source of a value with this ending. */
export function valueSource({ format = 'symbol' }: RouteParameter, ending: string): string {
  return formats[format] + ending.replace(dateSign, date);
}

/** A parameter of a row with its compiled regular expressions. */
export interface Parameter {
  readonly name: string;
  readonly spec: RouteParameter;
  /** Matches the parameter in a query. */
  readonly finder: RegExp;
  /** Per ending: the expression for values with it, the ending in URLs, and the ending in native links. */
  readonly endings: readonly (readonly [takes: RegExp, web: string, native: string])[];
}

export function createParameter(name: string, spec: RouteParameter = {}): Parameter {
  return {
    name,
    spec,
    finder: queryFinder(name),
    endings: Object.entries(spec.endings ?? { '': '' }).map(([web, native]) => [
      new RegExp(`^${valueSource(spec, web)}$`),
      web,
      native,
    ]),
  };
}

/** Returns the native value of a web value, or undefined if its format is invalid. */
export function readValue({ endings }: Parameter, text: string): string | undefined {
  for (const [takes, web, native] of endings) {
    if (takes.test(text)) {
      return web === native
        ? text
        : text.slice(0, -web.length) + native.replace(dateSign, text.slice(-dateSign.length));
    }
  }
  return undefined;
}
