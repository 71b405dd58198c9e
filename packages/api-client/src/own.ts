/** Whether a property is the object's own: what it inherits is somebody else's word. */
export function hasOwn(object: object, name: PropertyKey): boolean {
  return Object.prototype.hasOwnProperty.call(object, name);
}

/** An own property of whatever came; `undefined` where there is none. */
export function own(source: unknown, name: PropertyKey): unknown {
  return typeof source === 'object' && source !== null && hasOwn(source, name)
    ? (source as Record<PropertyKey, unknown>)[name]
    : undefined;
}
