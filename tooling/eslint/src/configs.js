import eslint from '@eslint/js';
import next from '@next/eslint-plugin-next';
import vitest from '@vitest/eslint-plugin';
import prettier from 'eslint-config-prettier';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { floorOrder } from './floors.js';
import { importRestrictions } from './layers.js';

const generated = {
  ignores: [
    'dist/',
    'out/',
    '.next/',
    'reports/',
    'temp/',
    'next-env.d.ts',
    'public/',
    // A build that runs at the same time writes and deletes this file.
    'tsup.config.bundled_*',
  ],
};

const tests = {
  files: ['**/*.test.ts', '**/*.test.tsx', '**/*.test.js'],
  plugins: { vitest },
  rules: {
    'vitest/no-disabled-tests': 'error',
    'vitest/expect-expect': [
      'error',
      {
        // Queries of testing-library and waits of Playwright throw. So do functions named `check…`, which run models.
        assertFunctionNames: [
          'expect*',
          'check*',
          'fc.assert',
          'screen.getBy*',
          '**.findBy*',
          '**.findAllBy*',
          '**.waitFor*',
          'waitFor*',
          '**.until',
          'simulateDays',
          'leadGuestToUsedReward',
        ],
      },
    ],
  },
};

const strict = [
  eslint.configs.recommended,
  ...tseslint.configs.recommendedTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: true } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
      'no-nested-ternary': 'error',
      'no-duplicate-imports': ['error', { allowSeparateTypeImports: true }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', ignoreUsingDeclarations: true },
      ],
      // Objects come from factory functions. Their methods use closures instead of `this`, so they need no binding.
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
    },
  },
  {
    files: ['**/*.test.ts', '**/*.test.tsx', '**/test/**', 'bench/**'],
    rules: {
      'no-console': 'off',
      // Tests deliberately pass values of wrong types.
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
    },
  },
  tests,
  {
    files: ['**/*.js', '**/*.mjs', '**/*.cjs'],
    ...tseslint.configs.disableTypeChecked,
    languageOptions: { globals: globals.node, parserOptions: { projectService: false } },
  },
];

const react = [
  {
    files: ['**/*.tsx', '**/*.ts'],
    ...reactHooks.configs.flat['recommended-latest'],
  },
  { files: ['**/*.tsx'], ...jsxA11y.flatConfigs.strict },
];

/**
 * Restricts the imports of `files` to the layers that the package may use.
 *
 * @param {string} packageName
 * @param {string[]} files
 * @param {readonly string[]} alsoAllowed
 */
function layer(packageName, files = ['**/*.ts', '**/*.tsx'], alsoAllowed = []) {
  const restrictions = importRestrictions(packageName, alsoAllowed);
  return {
    files,
    rules: { '@typescript-eslint/no-restricted-imports': ['error', restrictions] },
  };
}

/** Forbids globals that differ between Node, browsers and tests. They must be passed as options. */
const noBareHostObjects = {
  files: ['src/**/*.ts', 'src/**/*.tsx'],
  ignores: ['**/*.test.ts', '**/*.test.tsx'],
  rules: {
    'no-restricted-globals': [
      'error',
      ...['window', 'self', 'localStorage', 'sessionStorage', 'process', 'fetch', 'WebSocket'].map(
        (name) => ({
          name,
          message: `Take ${name} as an option. Its default may read globalThis.${name} when called.`,
        }),
      ),
    ],
  },
};

/**
 * Returns the config of a package.
 *
 * @param {{ name: string, react?: boolean }} options
 */
export function library({ name, react: usesReact = false }) {
  return [
    generated,
    ...strict,
    ...(usesReact ? react : []),
    noBareHostObjects,
    layer(name),
    ...floorOrder(name),
    prettier,
  ];
}

/**
 * Returns the config of a Next.js app.
 *
 * @param {{ name: string }} options
 */
export function app({ name }) {
  return [
    generated,
    ...strict,
    ...react,
    {
      files: ['src/**/*.ts', 'src/**/*.tsx'],
      plugins: { '@next/next': next },
      rules: {
        'no-console': ['error', { allow: ['warn', 'error'] }],
        ...next.configs.recommended.rules,
        ...next.configs['core-web-vitals'].rules,
        // Links are plain anchors. Next's router cannot create paths that start with a locale.
        '@next/next/no-html-link-for-pages': 'off',
      },
    },
    layer(name),
    ...floorOrder(name),
    // Browser tests start the sandbox, and build scripts print to the console.
    layer(name, ['browser/**/*.ts'], ['@apps/sandbox']),
    { files: ['build/**/*.ts'], rules: { 'no-console': 'off' } },
    prettier,
  ];
}

/**
 * Returns the config of a program that runs on Node, such as the sandbox, benchmarks and checks.
 *
 * @param {{ name: string }} options
 */
export function nodeTool({ name }) {
  return [generated, ...strict, { rules: { 'no-console': 'off' } }, layer(name), prettier];
}
