import type { Sum } from '../byValue.ts';

/** A sum that stands for `count` equal ones. */
export interface CountedSum extends Sum {
  count: number;
  /** Unique in the list, and the same when the amount changes. */
  key: string;
}

/** Joins equal sums. Ratios, and amounts with a limit, are not added up, so several can be equal. */
export function countEqual(sums: readonly Sum[]): CountedSum[] {
  const counted = new Map<string, CountedSum>();
  const kinds = new Map<string, number>();
  for (const sum of sums) {
    const text = JSON.stringify(sum);
    const equal = counted.get(text);
    if (equal) equal.count += 1;
    else {
      const { amount, unit } = sum.value;
      const kind = `${sum.type} ${unit === 'ratio' ? amount : unit} ${sum.withdrawal}`;
      const index = (kinds.get(kind) ?? 0) + 1;
      kinds.set(kind, index);
      counted.set(text, { ...sum, count: 1, key: `${kind} ${index}` });
    }
  }
  return [...counted.values()];
}
