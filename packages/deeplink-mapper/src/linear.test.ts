import { checkSync } from 'recheck/lib/browser.js';
import { expect, it } from 'vitest';
import { date } from './parameter.ts';
import { valueOf } from './parse.ts';
import { routes } from './routes.ts';
import { shapes } from './row.ts';
import { readTable } from './table.ts';
import { hidden } from './webAddress.ts';

const expressions = [
  ...Object.values(shapes),
  hidden,
  date,
  ...readTable(routes).flatMap((row) => row.target.query.map(({ parts }) => valueOf(row, parts))),
];

it.each([...new Set(expressions.map(String))])(
  '%s is linear',
  (text) => {
    const end = text.lastIndexOf('/');
    expect(checkSync(text.slice(1, end), text.slice(end + 1))).toMatchObject({
      status: 'safe',
      complexity: { type: expect.stringMatching(/^(safe|linear)$/) },
    });
  },
  60_000,
);
