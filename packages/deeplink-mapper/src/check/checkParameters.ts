import { ensure, isRecord } from '../table/fields.ts';
import { dateSign } from '../table/parameter.ts';
import { valuesIn } from '../table/pattern.ts';
import type { DeepLinkRoute } from '../table/route.ts';

/**
 * Checks the endings of values, and that every value in the native route's path is required or has a
 * default.
 *
 * @throws {DeepLinkError} `badRow`
 */
export function checkParameters({ id, target, params = {} }: DeepLinkRoute): void {
  const [path = ''] = target.split('?');
  for (const [name, spec] of Object.entries(params)) {
    const { endings = { '': '' }, default: value, optional = false } = spec;
    const pairs = isRecord(endings) ? Object.entries(endings) : [];
    const areEndings = pairs.length > 0 && pairs.every(isEnding);
    ensure(areEndings, {
      field: `endings of ${name}`,
      value: endings,
      example: '{ "USD_Q": "USD0930" }',
      id,
    });
    const isComplete = !optional || value !== undefined || !valuesIn(path).includes(name);
    ensure(isComplete, {
      field: `default of ${name}`,
      value,
      example: 'a value of its format',
      id,
    });
  }
}

function isEnding(pair: readonly unknown[]): boolean {
  const [web, native] = pair.map((ending) =>
    typeof ending === 'string' && /^[\w.~-]*$/.test(ending) ? ending.split(dateSign) : ['', ''],
  );
  // Either both endings have the date placeholder at their end, or neither contains it.
  return web?.length === native?.length && !web?.[1] && !native?.[1];
}
