import { launchFirefox } from '@tooling/vitest/firefox';
import { openGallery } from '../openGallery.ts';
import { testCases } from '../testCases.ts';
import { testDemos } from '../testDemos.ts';
import { testForcedColors } from '../testForcedColors.ts';
import { testPatterns } from '../testPatterns.ts';
import { testReducedMotion } from '../testReducedMotion.ts';

const gallery = openGallery(launchFirefox);

testCases(gallery);
testDemos(gallery);
testPatterns(gallery);
testReducedMotion(openGallery(() => launchFirefox({ 'ui.prefersReducedMotion': 1 })));
// 2 means that the system's colours replace the colours of pages.
testForcedColors(openGallery(() => launchFirefox({ 'browser.display.document_color_use': 2 })));
