import { formOf, isTexts, type Texts } from './loader/readTexts.ts';

/**
 * Merges fresh translations into old ones, so that a page never shows a raw key. A string, list or
 * object keeps its old value unless the fresh value has the same type and is not an empty list, because
 * translation tools export missing translations as `null`, `{}` or `[]`.
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

/** Whether the value is no translation, such as `null` or `{}`. An empty string is one: it removes the older text. */
function isEmpty(value: unknown): boolean {
  return value !== '' && !Object.keys(Object(value) as object).length;
}
