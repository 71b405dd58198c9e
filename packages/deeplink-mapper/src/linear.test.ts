import { checkSync } from 'recheck/lib/browser.js';
import { expect, it } from 'vitest';
import { createParameter } from './parameter.ts';
import { routes } from './routes.ts';
import { shapes } from './row.ts';
import { hidden } from './webAddress.ts';

const expressions = [
  ...Object.values(shapes),
  hidden,
  ...routes.flatMap(({ params = {} }) =>
    Object.entries(params).map(([name, parameter]) => createParameter(name, parameter).pattern),
  ),
];

it.each([...new Set(expressions.map(String))])('%s is linear', (text) => {
  const end = text.lastIndexOf('/');
  expect(checkSync(text.slice(1, end), text.slice(end + 1))).toMatchObject({
    status: 'safe',
    complexity: { type: expect.stringMatching(/^(safe|linear)$/) },
  });
});
