/**
 * Splits `Module.method` at the last dot.
 *
 * @throws TypeError if a part is missing
 */
export function splitMethod(method: string): { module: string; method: string } {
  const dot = method.lastIndexOf('.');
  if (dot < 1 || dot === method.length - 1) {
    throw new TypeError(`Invalid method "${method}": write it like "Router.push"`);
  }
  return { module: method.slice(0, dot), method: method.slice(dot + 1) };
}

/**
 * Copies parameters, so that later changes do not affect a call that waits for the app. Rejects values
 * that are not JSON data, because all transports send JSON, which silently omits functions.
 *
 * @throws TypeError for values that are not JSON data
 */
export function copyParams(params: unknown): unknown {
  const json = JSON.stringify(params, (key, value: unknown) => {
    if (['function', 'symbol', 'bigint'].includes(typeof value)) {
      throw new TypeError(`"${key}" is a ${typeof value}, not JSON data`);
    }
    return value;
  });
  return JSON.parse(json) as unknown;
}
