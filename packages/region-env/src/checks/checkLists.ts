import { RegionError } from '../regionError.ts';

/** @throws RegionError `emptyList` unless a value is a list with at least one entry */
export function checkList(field: string, value: unknown): void {
  if (!Array.isArray(value) || value.length === 0) {
    throw new RegionError('emptyList', field, value, 'Use a list with at least one entry.');
  }
}

/** @throws RegionError `duplicate` if a value occurs twice */
export function checkUnique(field: string, values: readonly string[]): void {
  const repeated = values.find((value, index) => values.indexOf(value) < index);
  if (repeated !== undefined) {
    throw new RegionError('duplicate', field, repeated, 'Use it once.');
  }
}
