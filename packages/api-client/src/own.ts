/** Returns whether the object has the property. Ignores inherited properties. */
export function hasOwn(object: object, name: PropertyKey): boolean {
  return Object.prototype.hasOwnProperty.call(object, name);
}

/** Returns an own property, or `undefined` if `source` is not an object or lacks it. */
export function own(source: unknown, name: PropertyKey): unknown {
  return typeof source === 'object' && source !== null && hasOwn(source, name)
    ? (source as Record<PropertyKey, unknown>)[name]
    : undefined;
}
