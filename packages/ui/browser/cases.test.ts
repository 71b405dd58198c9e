import { openGallery } from './openGallery.ts';
import { testCases } from './testCases.ts';
import { testReducedMotion } from './testReducedMotion.ts';

testCases(openGallery());
testReducedMotion(openGallery());
