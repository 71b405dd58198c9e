import { it } from 'vitest';
import { expectLinear, finders, links, paths } from '../src/linear.property.ts';

it.each([...finders, ...paths, ...links])(
  '%s takes linear time',
  (expression) => {
    expectLinear(expression);
  },
  600_000,
);
