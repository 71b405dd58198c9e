type Sharer = Partial<Pick<Navigator, 'share' | 'canShare'>>;

/** Returns true if the browser supports sharing. */
export function canShare(navigator: Sharer = globalThis.navigator): boolean {
  return typeof navigator.share === 'function';
}

/** Returns true if the browser supports sharing images. */
export function canShareImage(navigator: Sharer = globalThis.navigator): boolean {
  const files = [new File([], 'image.png', { type: 'image/png' })];
  return canShare(navigator) && navigator.canShare?.({ files }) === true;
}

/**
 * Opens the device's share dialog for a link or files. Resolves to `canceled` if the visitor cancels
 * or a dialog is already open. Never rejects.
 */
export async function openShareDialog(
  data: { title: string; text: string; url: string } | { title: string; files: File[] },
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
