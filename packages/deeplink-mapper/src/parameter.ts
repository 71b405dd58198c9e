import type { RouteParameter } from './route.ts';

/** What `kindOf` a format's characters is at least, and how many there may be. */
const formats = {
  id: { kind: 1, length: 64 },
  symbol: { kind: 2, length: 15 },
  number: { kind: 3, length: 15 },
};

/** The last seven characters of a value whose ending is a date. */
export const date =
  /^(0[1-9]|[12][0-9]|3[01])(JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC)[0-9]{2}$/;
const dateSign = 'DDMMMYY';

/** A row's parameter, ready to read values. */
export interface Parameter {
  readonly name: string;
  readonly isOptional: boolean;
  readonly spec: RouteParameter;
  /** On the web and in the native link. */
  readonly endings: readonly (readonly [string, string])[];
}

export function createParameter(name: string, spec: RouteParameter = {}): Parameter {
  const { endings, optional = false } = spec;
  return {
    name,
    isOptional: optional,
    spec,
    endings: Object.entries(endings ?? { '': '' }),
  };
}

/** 3: digit; 2: upper-case letter; 1: lower-case letter, `_` or `-`; 0: what a URL may change. */
export function kindOf(code: number): number {
  if (code > 0x60 && code < 0x7b) return 1;
  if (code > 0x40 && code < 0x5b) return 2;
  if (code > 0x2f && code < 0x3a) return 3;
  return code === 0x2d || code === 0x5f ? 1 : 0;
}

/** The native value of a web value; `undefined` where it doesn't fit. */
export function readValue({ spec, endings }: Parameter, text: string): string | undefined {
  const { kind, length } = formats[spec.format ?? 'symbol'];
  for (const [web, native] of endings) {
    const end = text.length - web.length;
    if (end < 1 || end > length) continue;
    let tail = web;
    let nativeTail = native;
    if (web.endsWith(dateSign)) {
      const day = text.slice(-7);
      if (!date.test(day)) continue;
      tail = web.replace(dateSign, day);
      nativeTail = native.replace(dateSign, day);
    }
    if (!text.endsWith(tail)) continue;
    let at = 0;
    while (at < end && kindOf(text.charCodeAt(at)) >= kind) at++;
    if (at === end) return tail === nativeTail ? text : text.slice(0, end) + nativeTail;
  }
  return undefined;
}
