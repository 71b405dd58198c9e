import { createHosts, markRoot } from '@exchange/region-env/boot';
import { correctCanonicalUrl } from './correctCanonicalUrl.ts';
import { applyStoredTheme } from '../../services/themeChoice.ts';
import type { FirstFacts } from './firstFacts.ts';
import { handleFirstFailure } from './firstFailure.ts';
import { keepHeight } from './keepHeight.ts';
import { markInvitation } from './markInvitation.ts';

/** Written into the script by `build/firstScripts.ts`. */
declare const facts: FirstFacts;

// For the script of the first requests, so that pages contain the code and the facts only once.
globalThis.window.first = { facts, hosts: createHosts(facts.brand) };

// Runs in `<head>`, before the first paint.
for (const step of [
  () => markRoot(facts.brand),
  applyStoredTheme,
  keepHeight,
  markInvitation,
  handleFirstFailure,
  () => correctCanonicalUrl(facts.canonicalSites),
]) {
  try {
    step();
  } catch {
    // A step that fails, such as in a browser without storage, must not stop the others.
  }
}
