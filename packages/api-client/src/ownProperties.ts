/** Returns an own property, or `undefined` if `source` is not an object or lacks it. */
export function own(source: unknown, name: PropertyKey): unknown {
  return typeof source === 'object' &&
    source !== null &&
    Object.prototype.hasOwnProperty.call(source, name)
    ? (source as Record<PropertyKey, unknown>)[name]
    : undefined;
}

/** Copies an object without its prototype, so that properties of a polluted `Object.prototype` are not read from it. */
export function withoutPrototype<T extends object>(source: T): T {
  return Object.assign<object, T>(Object.create(null) as object, source);
}
