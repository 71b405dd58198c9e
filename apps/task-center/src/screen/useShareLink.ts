import { minimumAge } from '@exchange/site/exchange';
import { useServices, useTexts } from '@exchange/site/page';
import { useNotify } from '@exchange/site/page/toasts';
import { canShare, openShareDialog } from './shareDialog.ts';

/**
 * Returns a function that opens the device's share dialog for a link. If the browser has none, copies the link, and
 * shows whether that succeeded. The shared text is marked as advertising, because the visitor is paid for sharing it.
 */
export function useShareLink(): (link: string) => Promise<void> {
  const t = useTexts('screen');
  const shell = useTexts('shell');
  const notify = useNotify();
  const edition = useServices()?.edition ?? 'default';
  return async (link) => {
    const title = t('share_subject', { brand: shell('brand') });
    const outcome = canShare()
      ? await openShareDialog({
          title,
          text: `${t('share_ad', { age: minimumAge[edition] })}: ${title}`,
          url: link,
        })
      : await copy(link);
    if (outcome === 'failed') notify('negative', t('share_failed'));
    if (outcome === 'copied') notify('positive', t('link_copied'));
  };
}

async function copy(link: string): Promise<'copied' | 'failed'> {
  try {
    await navigator.clipboard.writeText(link);
    return 'copied';
  } catch {
    return 'failed';
  }
}
