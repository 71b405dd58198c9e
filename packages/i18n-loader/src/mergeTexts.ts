import { formOf, isTexts, type Texts } from './loader/readTexts.ts';

/**
 * Merges fresh translations into old ones, so that a page never shows a raw key. A string, list or
 * object keeps its old value unless the fresh value has the same type and is not an empty list, because
 * translation tools export missing translations as `null`, `{}` or `[]`.
 *
 * A flat key (`menu.in`) replaces the nested translation of the same path, because i18next prefers nested
 * translations.
 *
 * @param separator - i18next's `keySeparator`, `false` if keys have no separator
 */
export function mergeTexts(old: unknown, fresh: unknown, separator: string | false = '.'): unknown {
  const isTranslated = formOf(old) === formOf(fresh) && !isEmpty(fresh);
  if (!isTranslated) return isEmpty(old) ? fresh : old;
  if (!isTexts(old)) return fresh;
  const merged = { ...old };
  /** Translations with flat keys, by the group that they belong to. */
  const grouped = new Map<string, [key: string, value: unknown][]>();
  for (const [key, value] of Object.entries(fresh as Texts)) {
    const group = separator ? groupOf(old, key, separator) : undefined;
    if (group === undefined) {
      merged[key] = mergeTexts(old[key], value, separator);
    } else {
      const entries = grouped.get(group) ?? [];
      grouped.set(group, entries);
      entries.push([key.slice(group.length + String(separator).length), value]);
    }
  }
  for (const [group, entries] of grouped) {
    merged[group] = mergeTexts(merged[group], Object.fromEntries(entries), separator);
  }
  return merged;
}

/** Maximum depth of groups that are searched for a flat key, so that a key of a million dots takes linear time. */
const maxDepth = 20;

/** Returns the key of the group in which i18next finds a flat key, such as `menu` for `menu.in`. */
function groupOf(texts: Texts, key: string, separator: string): string | undefined {
  let end = key.indexOf(separator);
  for (let depth = 0; end > 0 && depth < maxDepth; depth++) {
    const name = key.slice(0, end);
    const group = Object.hasOwn(texts, name) ? texts[name] : undefined;
    const rest = key.slice(end + separator.length);
    if (isTexts(group) && (Object.hasOwn(group, rest) || groupOf(group, rest, separator))) {
      return name;
    }
    end = key.indexOf(separator, end + separator.length);
  }
  return undefined;
}

/** Whether the value is no translation, such as `null` or `{}`. An empty string is one: it removes the older text. */
function isEmpty(value: unknown): boolean {
  return value !== '' && Object.keys(Object(value) as object).length === 0;
}
