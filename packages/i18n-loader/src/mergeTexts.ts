import { isTexts } from './loader/readTexts.ts';

/**
 * Returns the fresh texts plus old texts for missing keys, so that a page never shows a raw key.
 */
export function mergeTexts(old: unknown, fresh: unknown): unknown {
  if (!isTexts(old) || !isTexts(fresh)) return fresh;
  const merged = { ...old };
  for (const key of Object.keys(fresh)) merged[key] = mergeTexts(old[key], fresh[key]);
  return merged;
}
