/** A call of the app that an option describes. */
export interface NativeCall {
  /** Such as `Router.push`, or `login` for an app whose calls have no module. */
  readonly method: string;
  readonly params: object;
}

/**
 * Splits `Module.method` at the last dot. Without a dot, the module is `''`.
 *
 * @throws TypeError if a part is empty
 */
export function splitMethod(method: string): { module: string; method: string } {
  const dot = method.lastIndexOf('.');
  if (dot === 0 || dot === method.length - 1) {
    throw new TypeError(`Invalid method "${method}": write it like "Router.push" or "login"`);
  }
  return { module: method.slice(0, Math.max(0, dot)), method: method.slice(dot + 1) };
}

/** Reverses {@link splitMethod}. */
export function joinMethod({ module, method }: { module: string; method: string }): string {
  return module === '' ? method : `${module}.${method}`;
}

/**
 * Copies parameters, so that later changes do not affect a call that waits for the app. Rejects values
 * that are not JSON data, because all transports send JSON, which silently omits or replaces them: `NaN` would
 * become `null`, and a `Map` would become `{}`.
 *
 * @throws TypeError for values that are not JSON data
 */
export function copyParams(params: unknown): unknown {
  const json = JSON.stringify(params, function (this: unknown, key, value: unknown) {
    // JSON leaves out a field that is undefined, which means the same. In a list, it would become null.
    if (value === undefined && !Array.isArray(this)) return value;
    const problem = problemOf(value);
    if (problem === undefined) return value;
    const subject = key === '' ? 'the parameters are' : `"${key}" is`;
    throw new TypeError(`${subject} ${problem}, not JSON data`);
  });
  return JSON.parse(json) as unknown;
}

/** Describes a value that JSON cannot represent. Returns undefined for other values. */
function problemOf(value: unknown): string | undefined {
  if (['function', 'symbol', 'bigint'].includes(typeof value)) return `a ${typeof value}`;
  const type = Object.prototype.toString.call(value).slice('[object '.length, -1);
  switch (type) {
    case 'Undefined':
      return 'undefined';
    case 'Number':
      return Number.isFinite(Number(value)) ? undefined : String(value);
    case 'Null':
    case 'Boolean':
    case 'String':
    case 'Array':
    case 'Object':
      return undefined;
    default:
      return `of type ${type}`;
  }
}
