import { openGallery } from './openGallery.ts';
import { testCases } from './testCases.ts';
import { testForcedColors } from './testForcedColors.ts';
import { testReducedMotion } from './testReducedMotion.ts';

testCases(openGallery());
testForcedColors(openGallery());
testReducedMotion(openGallery());
