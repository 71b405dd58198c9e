type Sharer = Partial<Pick<Navigator, 'share'>>;

/** Does this browser know where to share something to? */
export function canShare(navigator: Sharer = globalThis.navigator): boolean {
  return typeof navigator.share === 'function';
}

/**
 * Opens the device's own way to share. `canceled`: the visitor chose not to, or one is open already.
 * Never rejects.
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
