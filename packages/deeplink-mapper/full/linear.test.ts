import { it } from 'vitest';
import { expectLinear, finders, paths } from '../src/linear.property.ts';

it.each([...finders, ...paths])(
  '%s takes linear time',
  (expression) => {
    expectLinear(expression);
  },
  600_000,
);
