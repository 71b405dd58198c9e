type Sharer = Partial<Pick<Navigator, 'share'>>;

/** Returns true if the browser supports sharing. */
export function canShare(navigator: Sharer = globalThis.navigator): boolean {
  return typeof navigator.share === 'function';
}

/**
 * Opens the device's share dialog. Resolves to `canceled` if the visitor cancels or a dialog is
 * already open. Never rejects.
 */
export async function shareLink(
  data: { title: string; url: string },
  navigator: Sharer = globalThis.navigator,
): Promise<'shared' | 'canceled' | 'failed'> {
  try {
    if (!navigator.share) return 'failed';
    await navigator.share(data);
    return 'shared';
  } catch (error) {
    const isChoice =
      error instanceof DOMException && ['AbortError', 'InvalidStateError'].includes(error.name);
    return isChoice ? 'canceled' : 'failed';
  }
}
