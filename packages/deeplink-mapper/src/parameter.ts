import { queryFinder } from './query.ts';
import type { RouteParameter } from './route.ts';

/** Expressions of the formats. */
const formats = { symbol: '[A-Z0-9]{1,15}', id: '[\\w-]{1,64}', number: '[0-9]{1,15}' };

const dateSign = 'DDMMMYY';
const date = '(0[1-9]|[12][0-9]|3[01])(JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC)[0-9]{2}';

/** The expression of a value with this ending. */
export function valueSource({ format = 'symbol' }: RouteParameter, ending: string): string {
  return formats[format] + ending.replace(dateSign, date);
}

/** A row's parameter, ready to read values. */
export interface Parameter {
  readonly name: string;
  readonly spec: RouteParameter;
  /** Finds it in a query. */
  readonly finder: RegExp;
  /** What takes a value with an ending, this ending, and what it is in the native link. */
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

/** The native value of a web value; `undefined` where it doesn't fit. */
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
