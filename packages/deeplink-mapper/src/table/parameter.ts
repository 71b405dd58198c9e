import { escapePattern } from './pattern.ts';
import type { ParameterFormat, RouteParameter } from './route.ts';

/** Pattern of each named format. */
export const formats: Readonly<Record<string, RegExp>> = {
  symbol: /[A-Z0-9]{1,15}/,
  id: /[\w-]{1,64}/,
  number: /[0-9]{1,15}/,
};

/** Maximum number of characters of a value. */
export const maxLength = 256;

/** Placeholder for a date in an ending. */
export const dateSign = 'DDMMMYY';
const isDate = /(0[1-9]|[12][0-9]|3[01])(JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC)[0-9]{2}$/;

type Ending = readonly [from: string, to: string];

/** A parameter of a row, with its precompiled patterns. */
export interface Parameter {
  readonly name: string;
  readonly spec: RouteParameter;
  /** Whether a value without its ending has the right format. Never throws. */
  readonly fits: (value: string) => boolean;
  /** Pairs of web ending and native ending, in capitals if the parameter has a case. */
  readonly endings: readonly Ending[];
}

export function createParameter(name: string, spec: RouteParameter = {}): Parameter {
  const accepts = createTest(spec.format);
  const read = spec.case && 'upper';
  return {
    name,
    spec,
    fits: (value) => accepts(value) || (spec.case !== undefined && accepts(toCase('lower', value))),
    endings: Object.entries(spec.endings ?? { '': '' }).map(([web, native]) => [
      toCase(read, web),
      toCase(read, native),
    ]),
  };
}

/** Name of the value that a final `/*` matches. */
export const restName = '*';

/**
 * Creates the parameter of `{*}`. Its value is empty if there is nothing below the path. Otherwise,
 * it has only segments that the web path can have.
 */
export function createRestParameter(): Parameter {
  const fits = (value: string) =>
    value === '' ||
    (!/[?#;\\%]|\p{Cc}/u.test(value) && !value.split('/').some((part) => /^\.{0,2}$/.test(part)));
  return { name: restName, spec: {}, fits, endings: [['', '']] };
}

/** Returns the native value of a web value, or undefined if it is absent or its format is invalid. */
export function toNative(parameter: Parameter, text: string | undefined): string | undefined {
  const value = replaceEnding(parameter, parameter.endings, text);
  return value && toNativeCase(parameter, value);
}

/** Returns the text in the case that native values of this parameter have. */
export function toNativeCase({ spec }: Parameter, text: string): string {
  return toCase(spec.case?.native, text);
}

/** Returns a web value that maps to this native value, or undefined if there is none. */
export function toWeb(parameter: Parameter, text: string): string | undefined {
  return webValues(parameter, text)[0];
}

/** Returns sources of regular expressions for the web values of `known` in a path. The longest are first. */
export function knownInPath(parameter: Parameter | undefined): readonly string[] {
  const values = parameter?.spec.known?.flatMap((text) => webValues(parameter, text)) ?? [];
  const sources = values
    .map(encodeURI)
    .sort((a, b) => b.length - a.length)
    .map(escapePattern);
  return parameter?.spec.case ? sources.map(inAnyCase) : sources;
}

function inAnyCase(source: string): string {
  return source.replace(/[a-z]/gi, (sign) => `[${toCase('upper', sign)}${toCase('lower', sign)}]`);
}

/**
 * Returns the text with its ASCII letters in a case. Other letters stay, because their case depends
 * on the language.
 */
function toCase(to: 'lower' | 'upper' | undefined, text: string): string {
  if (!to) return text;
  // An ending of an unchecked table may be no text.
  return String(text).replace(/[a-z]/gi, (letter) =>
    to === 'lower' ? letter.toLowerCase() : letter.toUpperCase(),
  );
}

/** Returns the web values that map to this native value. */
function webValues(parameter: Parameter, text: string): readonly string[] {
  // Several web endings may map to the same native ending, so check that the web value maps back.
  return parameter.endings.flatMap(([web, native]) => {
    const value = replaceEnding(parameter, [[native, web]], text);
    return value !== undefined && toNative(parameter, value) === toNativeCase(parameter, text)
      ? [toCase(parameter.spec.case?.web, value)]
      : [];
  });
}

/** Returns the value with another ending, or undefined if its format or its ending is invalid. */
function replaceEnding(
  { fits, spec }: Parameter,
  endings: readonly Ending[],
  given: string | undefined,
): string | undefined {
  if (given === undefined || given.length > maxLength) return undefined;
  const text = toCase(spec.case && 'upper', given);
  const date = isDate.exec(text)?.[0];
  for (const [from, to] of endings) {
    if (from.includes(dateSign) && date === undefined) continue;
    const ending = from.replace(dateSign, date ?? '');
    const base = text.slice(0, text.length - ending.length);
    if (text.endsWith(ending) && fits(base)) return base + to.replace(dateSign, date ?? '');
  }
  return undefined;
}

/**
 * Returns a test for a format. Rejects `''`, `.` and `..`, which no link may contain, even if the format
 * accepts them.
 */
function createTest(format: ParameterFormat = 'symbol'): (value: string) => boolean {
  const accepts = typeof format === 'function' ? format : wholeMatch(format);
  return (value) => {
    try {
      return !/^\.{0,2}$/.test(value) && Boolean(accepts(value));
    } catch {
      return false;
    }
  };
}

/**
 * Returns a test for the whole value. Removes the flags `g` and `y`, which keep state between calls, and
 * `m`, which would accept a text if only one of its lines matches.
 */
function wholeMatch(format: string | RegExp): (value: string) => boolean {
  const { source, flags } = Object(typeof format === 'string' ? formats[format] : format) as RegExp;
  const pattern = new RegExp(`^(?:${source})$`, flags.replace(/[gmy]/g, ''));
  return (value) => pattern.test(value);
}
