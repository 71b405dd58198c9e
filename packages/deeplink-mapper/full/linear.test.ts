import { it } from 'vitest';
import { expectLinear, finders } from '../src/linear.property.ts';

it.each(finders)('%s takes linear time', expectLinear, 600_000);
