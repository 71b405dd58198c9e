import { it } from 'vitest';
import { expectLinear, paths } from '../src/linear.property.ts';

it.each(paths)(
  '%s takes linear time',
  (expression) => {
    expectLinear(expression);
  },
  600_000,
);
