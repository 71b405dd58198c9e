import { launchFirefox } from '@tooling/vitest/firefox';
import { openGallery } from '../openGallery.ts';
import { testDemos } from '../testDemos.ts';
import { testPatterns } from '../testPatterns.ts';

const gallery = openGallery(launchFirefox);

testDemos(gallery);
testPatterns(gallery);
