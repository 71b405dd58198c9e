/**
 * Allowed imports between the packages of this repository (docs/architecture.md, "Layers"). Packages in `values` may
 * be imported normally, and packages in `types` only with `import type`. `*` matches any name.
 *
 * @type {Record<string, { values: readonly string[], types: readonly string[] }>}
 */
const layers = {
  '@exchange/region-env': { values: [], types: [] },
  '@exchange/deeplink-mapper': { values: [], types: [] },
  '@exchange/exchange-api': { values: [], types: [] },
  '@exchange/task-center-api': { values: ['@exchange/exchange-api'], types: [] },
  '@exchange/api-client': { values: [], types: ['@exchange/region-env'] },
  '@exchange/i18n-loader': { values: [], types: ['@exchange/region-env'] },
  '@exchange/quote-socket': { values: [], types: ['@exchange/region-env'] },
  '@exchange/app-bridge': { values: [], types: ['@exchange/region-env'] },
  '@exchange/ui': { values: [], types: [] },
  '@exchange/site': {
    values: [
      '@exchange/api-client',
      '@exchange/app-bridge',
      '@exchange/deeplink-mapper',
      '@exchange/exchange-api',
      '@exchange/i18n-loader',
      '@exchange/region-env',
      '@exchange/ui',
    ],
    types: [],
  },
  '@exchange/account': {
    values: [
      '@exchange/api-client',
      '@exchange/app-bridge',
      '@exchange/exchange-api',
      '@exchange/i18n-loader',
      '@exchange/region-env',
      '@exchange/site',
      '@exchange/ui',
    ],
    types: [],
  },
  '@exchange/market': {
    values: [
      '@exchange/i18n-loader',
      '@exchange/quote-socket',
      '@exchange/region-env',
      '@exchange/site',
      '@exchange/ui',
    ],
    types: [],
  },
  // The sandbox shares the definitions of the APIs with the app, but no client code.
  '@apps/sandbox': {
    values: ['@exchange/exchange-api', '@exchange/task-center-api'],
    types: [],
  },
  '@apps/docs': { values: ['@exchange/*'], types: [] },
  '@apps/task-center': { values: ['@exchange/*'], types: [] },
  '@tooling/deploy': { values: ['@apps/sandbox'], types: [] },
  '@tooling/generators': { values: ['@apps/sandbox'], types: [] },
  '@tooling/bench': { values: ['@exchange/*', '@apps/sandbox'], types: [] },
};

/** Packages that the table does not list may import no others. */
const nothing = { values: [], types: [] };

/**
 * Returns options for `@typescript-eslint/no-restricted-imports` that allow only the imports in the package's row.
 *
 * @param {string} packageName
 * @param {readonly string[]} alsoAllowed additional packages that its tests may import
 */
export function importRestrictions(packageName, alsoAllowed = []) {
  const { values, types } = layers[packageName] ?? nothing;
  const allowed = [packageName, ...values, ...alsoAllowed];
  return {
    patterns: [
      {
        regex: anyPackageBut([...allowed, ...types]),
        message: `${packageName} must not import this package: see the layers in docs/architecture.md.`,
      },
      ...types.map((name) => ({
        regex: `^${escape(name)}(/|$)`,
        allowTypeImports: true,
        message: `${packageName} may import only types of ${name}: take the value as an option.`,
      })),
      {
        regex: '^(\\.\\./)+(packages|apps|tooling)/',
        message: 'Import other packages by name instead of path.',
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
