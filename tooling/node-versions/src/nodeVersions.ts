/** Node versions to test, by major version: all that the packages support. `engines.node` sets the oldest. */
export const nodeVersions: Readonly<Record<number, string>> = {
  20: '20.20.2',
  22: '22.23.3',
  24: '24.21.0',
};
