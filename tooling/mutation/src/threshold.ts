/** Minimum percentage of mutants that a package's tests must detect. */
export const threshold = 90;
