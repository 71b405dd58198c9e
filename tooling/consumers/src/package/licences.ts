/**
 * Licences whose code may be installed together with ours: they ask for their text to be kept and for
 * nothing of our users' own code.
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
 * Whether an SPDX expression leaves at least one allowed choice: `MIT OR GPL-3.0-only` does,
 * `MIT AND GPL-3.0-only` does not. Anything that is no such expression (`SEE LICENSE IN …`) does not.
 */
export function isAllowed(expression: string): boolean {
  const words = expression.replace(/[()]/g, ' ').trim();
  // `AND` binds closer than `OR`. Nested brackets are read as if they were not there, which may refuse
  // an expression that is fine and never allows one that is not, as long as every part is allowed.
  if (expression.includes('(') && / AND /.test(words)) {
    return words.split(/ (?:AND|OR) /).every((word) => allowedLicences.includes(word.trim()));
  }
  return words
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((word) => allowedLicences.includes(word.trim())));
}

/** `pnpm licenses list --json` → names of the packages whose licence is not allowed. */
export function refused(listed: Record<string, { name: string }[]>): string[] {
  return Object.entries(listed)
    .filter(([licence]) => !isAllowed(licence))
    .flatMap(([licence, packages]) => packages.map(({ name }) => `${name}: ${licence}`));
}
