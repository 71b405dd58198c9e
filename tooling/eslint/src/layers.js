/**
 * Which package of this repository may import which (docs/architecture.md, "Layers").
 * `values` may be imported as code, `types` only with `import type`. `*` stands for any name.
 *
 * @type {Record<string, { values: readonly string[], types: readonly string[] }>}
 */
export const layers = {
  '@exchange/region-env': { values: [], types: [] },
  '@exchange/deeplink-mapper': { values: [], types: [] },
  '@exchange/task-center-api': { values: [], types: [] },
  '@exchange/api-client': { values: [], types: ['@exchange/region-env'] },
  '@exchange/i18n-loader': { values: [], types: ['@exchange/region-env'] },
  '@exchange/quote-socket': { values: [], types: ['@exchange/region-env'] },
  '@exchange/app-bridge': { values: [], types: ['@exchange/region-env'] },
  '@exchange/ui': { values: [], types: [] },
  // What goes over the wire is agreed; how it is read and answered is not.
  '@apps/sandbox': { values: ['@exchange/task-center-api'], types: [] },
  '@apps/task-center': { values: ['@exchange/*'], types: [] },
  '@tooling/bench': { values: ['@exchange/*', '@apps/sandbox'], types: [] },
};

/** A package that the table does not name may import none of the others. */
const nothing = { values: [], types: [] };

/**
 * Options for `@typescript-eslint/no-restricted-imports` that hold a package to its layer.
 *
 * @param {string} packageName
 * @param {readonly string[]} alsoAllowed what its tests may import besides
 */
export function importRestrictions(packageName, alsoAllowed = []) {
  const { values, types } = layers[packageName] ?? nothing;
  const own = [packageName, ...values, ...alsoAllowed];
  return {
    patterns: [
      {
        regex: anyPackageBut([...own, ...types]),
        message: `${packageName} may not import this: it would turn the layers upside down (docs/architecture.md).`,
      },
      ...types.map((name) => ({
        regex: `^${escape(name)}(/|$)`,
        allowTypeImports: true,
        message: `${packageName} may import only types of ${name}: take the value as an option.`,
      })),
      {
        regex: '^(\\.\\./)+(packages|apps|tooling)/',
        message: 'Import another package by its name, never by its path.',
      },
    ],
  };
}

/** @param {readonly string[]} allowed */
function anyPackageBut(allowed) {
  return `^(?!(${allowed.map(escape).join('|')})(/|$))@(exchange|apps)/`;
}

/** @param {string} text */
function escape(text) {
  return text.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '[^/]+');
}
