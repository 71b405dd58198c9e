import { headerSkeletonBoot } from './headerSkeletonBoot.generated.ts';
import { sha256Base64 } from './sha256.ts';

export interface HeaderSkeletonScriptOptions {
  /** Storage key under which the application keeps its CachedNavigation as JSON. */
  navigationKey: string;
  /** Storage key of the language (spec 9). */
  languageKey: string;
}

export interface HeaderSkeletonScript {
  /** The text of an inline `<script>`, to stand right behind the skeleton. */
  source: string;
  /** `sha256-…` of that text, for `script-src` of a Content-Security-Policy. */
  hash: string;
}

/**
 * The script that fills cached navigation into the static skeleton before the first paint, by the
 * rules of readCachedNavigation. It never throws, and it says in the console, once, if the
 * skeleton's style did not load (spec 2.1).
 */
export function headerSkeletonScript({
  navigationKey,
  languageKey,
}: HeaderSkeletonScriptOptions): HeaderSkeletonScript {
  // `<` is escaped so that no key can end the script element.
  const keys = JSON.stringify({ navigationKey, languageKey }).replace(/</g, '\\u003c');
  const source = `(keys=>{${headerSkeletonBoot}})(${keys})`;
  return { source, hash: `sha256-${sha256Base64(source)}` };
}
