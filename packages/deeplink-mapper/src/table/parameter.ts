import { queryFinder } from './query.ts';
import type { ParameterFormat, RouteParameter } from './route.ts';

/** Expression per named format. */
export const formats: Readonly<Record<string, RegExp>> = {
  symbol: /^[A-Z0-9]{1,15}$/,
  id: /^[\w-]{1,64}$/,
  number: /^[0-9]{1,15}$/,
};

const maxLength = 256;

/** Stands for a date in an ending. */
export const dateSign = 'DDMMMYY';
const isDate =
  /^(0[1-9]|[12][0-9]|3[01])(JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC)[0-9]{2}$/;

type Ending = readonly [web: string, native: string];

/** A parameter of a row, ready to read values. */
export interface Parameter {
  readonly name: string;
  readonly spec: RouteParameter;
  /** Matches the parameter in a query. */
  readonly finder: RegExp;
  /** Whether a value without its ending has the right format. Never throws. */
  readonly fits: (value: string) => boolean;
  readonly endings: readonly Ending[];
}

export function createParameter(name: string, spec: RouteParameter = {}): Parameter {
  return {
    name,
    spec,
    finder: queryFinder(name),
    fits: createTest(spec.format ?? 'symbol'),
    endings: Object.entries(spec.endings ?? { '': '' }),
  };
}

/** Returns the native value of a web value, or undefined if its format is invalid. */
export function toNative(parameter: Parameter, text: string): string | undefined {
  return replaceEnding(parameter, parameter.endings, text);
}

/** Returns a web value with this native value, or undefined if there is none. */
export function toWeb(parameter: Parameter, text: string): string | undefined {
  // Several web endings may have one native ending, and an earlier web ending may match first.
  for (const [web, native] of parameter.endings) {
    const value = replaceEnding(parameter, [[native, web]], text);
    if (value !== undefined && toNative(parameter, value) === text) return value;
  }
  return undefined;
}

function replaceEnding(
  { fits }: Parameter,
  endings: readonly Ending[],
  text: string,
): string | undefined {
  if (text.length > maxLength) return undefined;
  for (const [from, to] of endings) {
    const hasDate = from.endsWith(dateSign);
    const date = hasDate ? text.slice(-dateSign.length) : '';
    if (hasDate && !isDate.test(date)) continue;
    const ending = hasDate ? from.replace(dateSign, date) : from;
    const base = text.slice(0, text.length - ending.length);
    if (base + ending === text && fits(base)) {
      return ending === to ? text : base + to.replace(dateSign, date);
    }
  }
  return undefined;
}

export function isFormat(format: unknown): boolean {
  const isName = typeof format === 'string' && Object.keys(formats).includes(format);
  return format === undefined || isName || typeof format === 'function' || format instanceof RegExp;
}

/** Custom formats may accept anything, so the values that no link may contain are excluded here. */
function createTest(format: ParameterFormat): (value: string) => boolean {
  if (typeof format === 'string') return (value) => formats[format]?.test(value) ?? false;
  const accepts = typeof format === 'function' ? format : wholeMatch(format);
  return (value) => {
    try {
      return !/^(\.{0,2}|\ud800)$/.test(value) && Boolean(accepts(value));
    } catch {
      return false;
    }
  };
}

/** Returns a test without the state of the flags `g` and `y`, and for a single line. */
function wholeMatch({ source, flags }: RegExp): (value: string) => boolean {
  const pattern = new RegExp(`^(?:${source})$`, flags.replace(/[gmy]/g, ''));
  return (value) => pattern.test(value);
}
