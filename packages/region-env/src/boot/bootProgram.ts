import type { BootFacts } from './bootFacts.ts';
import { markRoot } from './markRoot.ts';

/** Parameter of the function that `bootScript` wraps around the build output of this file. */
declare const facts: BootFacts;

markRoot(facts);
