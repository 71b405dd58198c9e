/**
 * Allowed licences of dependencies. They may require users to keep the licence text, but never to license their own
 * code in a certain way.
 */
const allowedLicences: readonly string[] = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Python-2.0',
  'Unlicense',
];

/**
 * Returns whether an SPDX expression offers a choice of only allowed licences: true for `MIT OR GPL-3.0-only`, false
 * for `MIT AND GPL-3.0-only`. Returns false for texts that are no SPDX expression, such as `SEE LICENSE IN …`.
 */
export function isAllowed(expression: string): boolean {
  const words = expression.replace(/[()]/g, ' ').trim();
  // `AND` has precedence over `OR`. An expression with brackets and `AND` is not parsed: all its licences must be
  // allowed. This may reject an allowed expression, but never accepts a forbidden one.
  if (expression.includes('(') && / AND /.test(words)) {
    return words.split(/ (?:AND|OR) /).every((word) => allowedLicences.includes(word.trim()));
  }
  return words
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((word) => allowedLicences.includes(word.trim())));
}

/** Returns the packages in the output of `pnpm licenses list --json` whose licence is not allowed. */
export function refused(listed: Record<string, { name: string }[]>): string[] {
  return Object.entries(listed)
    .filter(([licence]) => !isAllowed(licence))
    .flatMap(([licence, packages]) => packages.map(({ name }) => `${name}: ${licence}`));
}
