import { it } from 'vitest';
import { expectLinear, finders } from '../src/linear.property.ts';

it.each(finders)('%s is linear', expectLinear, 600_000);
