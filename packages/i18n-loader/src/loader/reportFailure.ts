import type { TranslationError } from './translationError.ts';

/**
 * Calls `onError` if a load fails (spec 4, "Translations"), but not if it was canceled or its URL
 * is unknown. Errors that `onError` throws are ignored.
 */
export function reportFailure(
  load: Promise<unknown>,
  onError?: (error: TranslationError) => void,
): void {
  load
    .catch((error: TranslationError) => {
      if (error.kind !== 'canceled' && error.kind !== 'noUrl') onError?.(error);
    })
    .catch(() => {});
}
