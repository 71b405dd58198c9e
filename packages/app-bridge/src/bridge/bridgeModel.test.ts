import { it } from 'vitest';
import { checkBridge } from '../../test/bridgeModel.ts';

it('settles each call once, and calls nothing after dispose', () => checkBridge(300));
