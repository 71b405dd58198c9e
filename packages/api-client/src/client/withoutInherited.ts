/**
 * Returns the options without properties inherited from a polluted `Object.prototype`. Copies them only
 * if the prototype is polluted, because objects without a prototype are slow.
 */
export function withoutInherited<T extends object>(options: T): T {
  for (const name in {}) {
    if (name) return Object.assign<object, T>(Object.create(null) as object, options);
  }
  return options;
}
