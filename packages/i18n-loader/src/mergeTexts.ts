import { formOf, isTexts, type Texts } from './loader/readTexts.ts';

/**
 * Returns the fresh texts over the old ones, so that a page never shows a raw key. A text, list or
 * object keeps its old value unless the fresh value has the same form and is not an empty list:
 * translation tools export missing texts as `null`, `{}` or `[]`.
 */
export function mergeTexts(old: unknown, fresh: unknown): unknown {
  if (formOf(old) !== formOf(fresh) || isEmpty(fresh)) return isEmpty(old) ? fresh : old;
  if (!isTexts(old)) return fresh;
  const merged = { ...old };
  for (const [key, value] of Object.entries(fresh as Texts)) {
    merged[key] = mergeTexts(old[key], value);
  }
  return merged;
}

/** Whether the value has no text. An empty text counts as a text, because it removes one. */
function isEmpty(value: unknown): boolean {
  return value !== '' && !Object.keys(Object(value) as object).length;
}
