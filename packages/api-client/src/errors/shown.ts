/** Returns a text for a value in an error message. Contains no content of objects and functions. */
export function shown(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return JSON.stringify(value);
    case 'object':
    case 'function':
      return value === null ? 'null' : typeTag(value);
    default:
      return String(value);
  }
}

/** Returns the built-in class of a value, such as `[object Map]`. */
export function typeTag(value: unknown): string {
  return Object.prototype.toString.call(value);
}
