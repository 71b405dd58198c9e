import { openGallery } from './openGallery.ts';
import { testCases } from './testCases.ts';
import { testForcedColors } from './testForcedColors.ts';
import { testOverlays } from './testOverlays.ts';
import { testReducedMotion } from './testReducedMotion.ts';

testCases(openGallery());
testOverlays(openGallery());
testForcedColors(openGallery());
testReducedMotion(openGallery());
