import { nodeTool } from '@tooling/eslint';

/** What the phone simulator's scripts and the stand-ins of helper resources find in a browser. */
const browser = [
  'document',
  'FormData',
  'history',
  'localStorage',
  'location',
  'Option',
  'sessionStorage',
  'window',
];

export default [
  ...nodeTool({ name: '@apps/sandbox' }),
  {
    files: ['src/phone/*.js', 'helpers/*.js'],
    languageOptions: {
      globals: Object.fromEntries(browser.map((name) => [name, 'readonly'])),
    },
  },
];
