import { TranslationError } from './translationError.ts';

/** Matches names, and dotted names with a part, that could make a write modify a prototype. */
const reachesPrototype = /(^|\.)(__proto__|constructor|prototype)(\.|$)/;

/**
 * At most 128 letters, digits and `_`, joined by single dots or dashes. A match contains no path,
 * query, fragment or escape.
 */
const safe = /^(?=.{1,128}$)\w+([.-]\w+)*$/;

/**
 * Returns the locale, namespace or project if it is safe in a URL and as an object key.
 *
 * @throws {TranslationError} `badRequest` for any other value
 */
export function safeName(name: string | undefined): string {
  if (typeof name === 'string' && safe.test(name) && !reachesPrototype.test(name)) return name;
  throw new TranslationError(
    'badRequest',
    `Invalid name "${name}": use 1-128 letters, digits, _ - .`,
  );
}
