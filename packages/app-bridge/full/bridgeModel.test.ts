import { it } from 'vitest';
import { checkBridge } from '../test/bridgeModel.ts';

it('settles each call once in 10,000 random schedules', () => checkBridge(10_000), 600_000);
