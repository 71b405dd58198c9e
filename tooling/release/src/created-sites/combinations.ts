import { nodeVersions } from '../node-versions/nodeBinary.ts';
import { managers, type ManagerName } from './managers.ts';

/** A site to create, and the programs to install and build it with. */
export interface Combination {
  template: string;
  manager: ManagerName;
  /** Major version of Node. */
  node: number;
}

const templates = ['vite', 'next'];
const nodes = Object.keys(nodeVersions).map(Number);

/** All combinations. The nightly workflow tests each of them in its own job. */
export const combinations: readonly Combination[] = templates.flatMap((template) =>
  (Object.keys(managers) as ManagerName[]).flatMap((manager) =>
    nodes.map((node) => ({ template, manager, node })),
  ),
);

/** One combination per template, which the release level tests if nobody chooses another one. */
const usual = ['vite npm 24', 'next pnpm 22'];

/**
 * Returns the combinations to test.
 *
 * @param chosen - `vite npm 24`, or `all`. Undefined: one combination per template.
 * @throws Error if there is no such combination
 */
export function chosenCombinations(chosen: string | undefined): readonly Combination[] {
  if (chosen === 'all') return combinations;
  return (chosen === undefined ? usual : [chosen]).map((name) => {
    const found = combinations.find((each) => nameOf(each) === name);
    if (found === undefined) {
      throw new Error(`Unknown site "${name}": use ${combinations.map(nameOf).join(', ')} or all.`);
    }
    return found;
  });
}

export function nameOf({ template, manager, node }: Combination): string {
  return `${template} ${manager} ${node}`;
}
