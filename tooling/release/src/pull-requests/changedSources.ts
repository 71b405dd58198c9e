const source = /^packages\/(?<name>[^/]+)\/(?<file>src\/.+\.tsx?)$/;
const support = /\.(test|fixture|generated|d)\.tsx?$/;

/** Groups changed source files by package. Leaves out tests and generated files. */
export function changedSources(paths: readonly string[]): Map<string, string[]> {
  const matches = paths
    .filter((path) => !support.test(path))
    .map((path) => source.exec(path)?.groups);
  const changed = matches.flatMap((groups) => (groups === undefined ? [] : [groups]));
  const grouped = Map.groupBy(changed, ({ name = '' }) => name);
  return new Map([...grouped].map(([name, files]) => [name, files.map(({ file = '' }) => file)]));
}
