import { createParameter, dateSign, isFormat, toWeb } from './parameter.ts';
import { valuesIn } from './pattern.ts';
import type { DeepLinkRoute, RouteParameter } from './route.ts';
import { valueNames } from './row.ts';
import { failRow } from './tableError.ts';

type Expect = (isRight: boolean, field: string, value: unknown, example: string) => void;

/** @throws {DeepLinkTableError} `badRow`. The message contains the value and an example. */
export function checkRow(route: DeepLinkRoute): void {
  const { id, paths, params = {}, target, when } = Object(route) as DeepLinkRoute;
  const expect: Expect = (isRight, field, value, example) => {
    if (!isRight) failRow(id, field, value, example);
  };

  expect(matches(/./, id), 'id', id, '"kyc"');
  expect(Array.isArray(paths), 'paths', paths, '["/kyc"]');
  for (const path of paths) {
    const isRight = matches(/./, path) && (path === '/' || isPath(path.replace(/\/\*$/, '')));
    expect(isRight, 'path', path, '"/trade/{base}"');
  }
  expect(matches(/./, target) && isTarget(target), 'target', target, '"home?tab={tab}"');
  const isCondition = matches(/^[\w-]+$/, when?.parameter) && matches(/^[\w.~-]+$/, when?.value);
  expect(!when || isCondition, 'when', when, '{ "parameter": "tab", "value": "all" }');

  const names = valueNames(route);
  const [nativePath = ''] = target.split('?');
  for (const [name, spec] of Object.entries(params)) {
    expect(names.includes(name), 'parameter', name, 'a {name} of the paths or the target');
    checkParameter(name, Object(spec) as RouteParameter, expect);
    const canBeAbsent = spec.optional && spec.default === undefined;
    const inPath = valuesIn(nativePath).includes(name);
    expect(
      !canBeAbsent || !inPath,
      'optional value',
      name,
      'a default, because the target needs it',
    );
  }
}

function checkParameter(name: string, spec: RouteParameter, expect: Expect): void {
  const { format, endings = { '': '' }, default: value } = spec;
  expect(isFormat(format), `format of ${name}`, format, '"id" or /[a-z]+/');
  const areEndings = Object.entries(endings).map(
    ([web, native]) =>
      matches(/^[\w.~-]*$/, web) &&
      matches(/^[\w.~-]*$/, native) &&
      // A date is at the end of both or none.
      web.split(dateSign)[1] === native.split(dateSign)[1] &&
      !web.split(dateSign)[1],
  );
  const isRight = areEndings.length > 0 && areEndings.every(Boolean);
  expect(isRight, `endings of ${name}`, endings, '{ "USD_Q": "USD0930" }');
  const isValue = matches(/./, value) && toWeb(createParameter(name, spec), value) !== undefined;
  expect(value === undefined || isValue, `default of ${name}`, value, 'a value of its format');
}

/** URLs resolve the segments `.` and `..`. Two values need text between them. */
function isPath(path: string): boolean {
  return /^(\/([\w.~-]|\{[\w-]+\})+)+$/.test(path) && !/\/\.\.?(\/|$)|\}\{/.test(path);
}

function isTarget(target: string): boolean {
  const [path = '', query, ...more] = target.split('?');
  const pairs = query?.split('&') ?? [];
  return (
    isPath(`/${path}`) &&
    pairs.every((pair) => /^[\w.-]+=([\w.~-]|\{[\w-]+\})+$/.test(pair)) &&
    more.length === 0 &&
    // This name would change the prototype of `params`.
    !target.includes('__proto__')
  );
}

function matches(form: RegExp, value: unknown): value is string {
  return typeof value === 'string' && form.test(value);
}
