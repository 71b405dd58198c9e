import { openGallery } from '../openGallery.ts';
import { testDemos } from '../testDemos.ts';
import { testPatterns } from '../testPatterns.ts';

const gallery = openGallery('firefox');

testDemos(gallery);
testPatterns(gallery);
