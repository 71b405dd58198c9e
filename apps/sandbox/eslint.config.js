import { nodeTool } from '@tooling/eslint';

/** Browser globals that the phone simulator and the fake helper scripts use. */
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
    files: ['src/phone/page/*.js', 'helpers/*.js'],
    languageOptions: {
      globals: Object.fromEntries(browser.map((name) => [name, 'readonly'])),
    },
  },
];
