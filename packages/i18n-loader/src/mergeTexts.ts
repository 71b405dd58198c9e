import { isTexts } from './readTexts.ts';

/** The fresh texts, and the old one for each key that they lack: a page must not show a raw key. */
export function mergeTexts(old: unknown, fresh: unknown): unknown {
  if (!isTexts(old) || !isTexts(fresh)) return fresh;
  const merged = { ...old };
  for (const key of Object.keys(fresh)) merged[key] = mergeTexts(old[key], fresh[key]);
  return merged;
}
