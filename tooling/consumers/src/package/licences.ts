/**
 * Allowed licences of dependencies. They require that their text is kept, but no licence for the code of users.
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
 * Returns whether an SPDX expression has an allowed choice: true for `MIT OR GPL-3.0-only`, false for
 * `MIT AND GPL-3.0-only` and for other texts, such as `SEE LICENSE IN …`.
 */
export function isAllowed(expression: string): boolean {
  const words = expression.replace(/[()]/g, ' ').trim();
  // `AND` has precedence over `OR`. Nested brackets are ignored, which may reject an allowed expression.
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
