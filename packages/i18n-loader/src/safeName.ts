import { reachesPrototype } from './reachesPrototype.ts';
import { TranslationError } from './translationError.ts';

/**
 * Words joined by single dots or dashes, 128 characters at most: no path, query, fragment or
 * escape can be spelled with it, nor the way to a prototype.
 */
const safe = /^(?=.{1,128}$)\w+(?:[.-]\w+)*$/;

/**
 * Gives the locale, namespace or project back if it may stand in a URL and as a key of an object.
 *
 * @throws {TranslationError} `badRequest`
 */
export function safeName(name: string | undefined): string {
  if (typeof name === 'string' && safe.test(name) && !reachesPrototype.test(name)) return name;
  throw new TranslationError(
    'badRequest',
    `"${name}" is no name: use 1-128 letters, digits, _ - .`,
  );
}
