import { consistsOf, ID, NUMBER, SYMBOL } from './characters.ts';
import type { ParameterFormat, RouteParameter } from './route.ts';

const formats: Readonly<Record<ParameterFormat, { characters: number; maxLength: number }>> = {
  symbol: { characters: SYMBOL, maxLength: 15 },
  id: { characters: ID, maxLength: 64 },
  number: { characters: NUMBER, maxLength: 15 },
};

const months = 'JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC';
const date = 'DDMMMYY';

/** A row's parameter, ready to read values. */
export interface Parameter {
  readonly name: string;
  /** `undefined`: the value doesn't fit. */
  read(text: string, start: number, end: number): string | undefined;
  /** Could `read` have given this value? */
  gives(value: string): boolean;
  readonly needed: boolean;
  readonly default: string | undefined;
}

export function createParameter(name: string, spec: RouteParameter): Parameter {
  const { characters, maxLength } = formats[spec.format];
  const endings = Object.entries(spec.endings ?? { '': '' });

  const fits = (text: string, start: number, end: number): boolean =>
    end > start && end - start <= maxLength && consistsOf(characters, text, start, end);

  /** Where the ending begins, or -1. */
  const beforeEnding = (text: string, start: number, end: number, ending: string): number => {
    const at = end - ending.length;
    if (at < start) return -1;
    if (!ending.endsWith(date)) return text.startsWith(ending, at) ? at : -1;
    const dateAt = end - date.length;
    return text.startsWith(ending.slice(0, -date.length), at) && isDate(text, dateAt) ? at : -1;
  };

  return {
    name,
    read(text, start, end) {
      for (const [web, native] of endings) {
        const at = beforeEnding(text, start, end, web);
        if (at === -1 || !fits(text, start, at)) continue;
        return web === native ? text.slice(start, end) : text.slice(start, at) + native;
      }
      return undefined;
    },
    gives(value) {
      return endings.some(([, native]) => {
        const at = beforeEnding(value, 0, value.length, native);
        return at !== -1 && fits(value, 0, at);
      });
    },
    needed: spec.optional !== true && spec.default === undefined,
    default: spec.default,
  };
}

/** `25DEC26`: a day from 01 to 31, an English month, a year of two digits. */
function isDate(text: string, at: number): boolean {
  const day = Number(text.slice(at, at + 2));
  return (
    consistsOf(NUMBER, text, at, at + 2) &&
    consistsOf(NUMBER, text, at + 5, at + 7) &&
    day >= 1 &&
    day <= 31 &&
    months.includes(text.slice(at + 2, at + 5))
  );
}
