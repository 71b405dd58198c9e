import { headerSkeletonBoot } from './headerSkeletonBoot.generated.ts';

export interface HeaderSkeletonScriptOptions {
  /** Storage key of the CachedNavigation, stored as JSON. */
  navigationKey: string;
  /** Storage key of the visitor's language. */
  languageKey: string;
}

export interface HeaderSkeletonScript {
  /** Text of an inline `<script>`. Put the script directly before the skeleton. */
  source: string;
}

/**
 * Returns the inline script that renders cached navigation into the static skeleton before the first
 * paint. It validates the cache like readCachedNavigation. The script never throws. It logs one console
 * error if the skeleton's style sheet did not load.
 */
export function headerSkeletonScript({
  navigationKey,
  languageKey,
}: HeaderSkeletonScriptOptions): HeaderSkeletonScript {
  // Escape `<`, so that a key cannot end the script element.
  const keys = JSON.stringify({ navigationKey, languageKey }).replace(/</g, '\\u003c');
  return { source: `(keys=>{${headerSkeletonBoot}})(${keys})` };
}
