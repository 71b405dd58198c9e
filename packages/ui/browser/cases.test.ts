import { openGallery } from './openGallery.ts';
import { testCases } from './testCases.ts';

testCases(openGallery());
