import { openGallery } from './openGallery.ts';
import { testPatterns } from './testPatterns.ts';

testPatterns(openGallery());
