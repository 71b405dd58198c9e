/** Percentage of mutants that the tests of a package have to detect. */
export const threshold = 90;
