import type { Texts } from './readTexts.ts';

/** The fresh texts, and the old one for each key that they lack: a page must not show a raw key. */
export function mergeTexts(old: Texts, fresh: Texts): Texts {
  const merged = { ...old };
  for (const key of Object.keys(fresh)) {
    const [before, after] = [old[key], fresh[key]];
    merged[key] = isTexts(before) && isTexts(after) ? mergeTexts(before, after) : after;
  }
  return merged;
}

function isTexts(value: unknown): value is Texts {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
