import { checkFields, ensure, type Forms, isRecord } from './fields.ts';
import {
  createParameter,
  formats,
  type Parameter,
  restName,
  toNative,
  toWeb,
} from './parameter.ts';
import { valuesIn } from './pattern.ts';
import type { DeepLinkRoute, RouteParameter } from './route.ts';
import { valueNames } from './row.ts';

const forms: Forms = {
  id: [/./, '"kyc"'],
  paths: [
    /^(\/([\w.~-]|\{[\w-]+\})+)+(\/\*)?$|^\/$/,
    'a list of paths without a query, such as ["/trade/{base}"]',
    0,
  ],
  target: [
    /^([\w.~-]|\{[\w-]+\})+(\/([\w.~-]|\{[\w-]+\})+)*(\/\{\*\})?(\?([\w.-]+=(\{\*\}|([\w.~-]|\{[\w-]+\})+)(&|$))+)?$/,
    'a route without a leading slash whose values are {names}, such as "home?tab={tab}"',
  ],
};

const conditionForms: Forms = {
  parameter: [/^[\w-]+$/, '"tab"'],
  value: [/^[\w.~-]+$/, '"all"'],
};

/**
 * Checks one row by itself: its fields, formats and default values.
 *
 * @throws {DeepLinkError} `badRow`
 */
export function checkRow(route: DeepLinkRoute): void {
  const row = Object(route) as DeepLinkRoute;
  const id = String(row.id);
  checkFields(row, forms, { id });
  checkRest(row, id);
  const { when, params } = row;
  if (when) {
    ensure(isRecord(when), {
      field: 'when',
      value: when,
      example: '{ "parameter": "tab", "value": "all" }',
      id,
    });
    checkFields(when, conditionForms, { id });
  }
  ensure(!params || isRecord(params), {
    field: 'params',
    value: params,
    example: '{ "tab": { "format": "id" } }',
    id,
  });
  for (const [name, spec] of Object.entries(params ?? {})) {
    ensure(name !== restName, { field: 'options of *', value: spec, example: 'no options', id });
    ensure(valueNames(row).includes(name), {
      field: 'parameter',
      value: name,
      example: 'a {name} of the row',
      id,
    });
    ensure(isRecord(spec), {
      field: `options of ${name}`,
      value: spec,
      example: '{ "format": "id" }',
      id,
    });
    checkParameter(name, spec, id);
  }
  checkJoinedValues(row, id);
}

function checkRest({ paths, target }: DeepLinkRoute, id: string): void {
  const count = target.split('{*}').length - 1;
  const isValid = count === 0 || (count === 1 && paths.every((path) => path.endsWith('/*')));
  ensure(isValid, {
    field: 'target',
    value: target,
    example: '{*} once, and only if all paths end with "/*"',
    id,
  });
}

function checkParameter(name: string, spec: RouteParameter, id: string): void {
  const { format = 'symbol', endings = { '': '' }, default: value } = spec;
  const isFormat =
    typeof format === 'string'
      ? Object.keys(formats).includes(format)
      : typeof format === 'function' || format instanceof RegExp;
  ensure(isFormat, { field: `format of ${name}`, value: format, example: '"id" or /[a-z]+/', id });
  const { case: sides }: { case?: unknown } = spec;
  const isCase =
    sides === undefined || (isRecord(sides) && [sides.web, sides.native].every(isSide));
  ensure(isCase, {
    field: `case of ${name}`,
    value: sides,
    example: '{ "web": "lower", "native": "upper" }',
    id,
  });
  const known: unknown = spec.known ?? [];
  const areKnown =
    isList(known) && known.every((text) => isNative(createParameter(name, spec), text));
  ensure(areKnown, {
    field: `known of ${name}`,
    value: known,
    example: 'a list of native values of its format',
    id,
  });
  if (value === undefined) return;
  // The default value has a native ending, so it is read like a web value with the native endings.
  const native: Record<string, string> = {};
  for (const ending of Object.values(endings)) native[ending] = ending;
  const parameter = createParameter(name, { ...spec, endings: native });
  const isValue = typeof value === 'string' && toNative(parameter, value) !== undefined;
  ensure(isValue, { field: `default of ${name}`, value, example: 'a value of its format', id });
}

/** Values without a text between them can be told apart only if all but one of them are known. */
function checkJoinedValues({ paths, params }: DeepLinkRoute, id: string): void {
  for (const path of paths) {
    for (const joined of path.match(/(\{[\w-]+\}){2,}/g) ?? []) {
      const free = valuesIn(joined).filter((name) => !params?.[name]?.known?.length);
      const separated = joined.split('}{').join('}-{');
      const remedy = `a separator, as in "${separated}", or list the values of ${free.at(-1)} in its option "known"`;
      ensure(free.length < 2, { field: 'path', value: path, example: remedy, id });
    }
  }
}

function isSide(side: unknown): boolean {
  return side === 'lower' || side === 'upper';
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

function isNative(parameter: Parameter, value: unknown): boolean {
  return typeof value === 'string' && toWeb(parameter, value) !== undefined;
}
