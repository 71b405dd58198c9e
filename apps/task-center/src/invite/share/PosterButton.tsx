import { minimumAge } from '@exchange/site/exchange';
import { usePage, useServices, useTexts } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import { useNotify } from '@exchange/site/page/toasts';
import { Button, Icon } from '@exchange/ui';
import { useState, type ReactElement, type RefObject } from 'react';
import { regions } from '@exchange/site/regions';
import { rewardImage } from '../../screen/art/RewardArt.tsx';
import { downloadFile } from '../../screen/downloadFile.ts';
import { drawPoster, posterSize } from './drawPoster.ts';
import { brandMark, imageAt, imageOf, pngOf } from './posterImage.ts';
import { canShareImage, openShareDialog } from '../../screen/shareDialog.ts';
import { useInviteOffer } from '../../screen/shownEdition.ts';

/**
 * Draws a poster of the invitation in the visitor's language. Shares it as an image, or saves it where
 * the browser cannot share images.
 */
export function PosterButton({
  code,
  qrFigure,
}: {
  code: string;
  /** Element that contains the QR code. */
  qrFigure: RefObject<HTMLElement | null>;
}): ReactElement {
  const t = useTexts('invite');
  const screenText = useTexts('screen');
  const shell = useTexts('shell');
  const { locale } = usePage();
  const { friend } = useInviteOffer();
  const edition = useServices()?.edition ?? 'default';
  const { formatValue } = useValueFormat();
  const notify = useNotify();
  const [sharesImage] = useState(canShareImage);
  const name = `invite-${code}.png`;

  async function draw(): Promise<Blob> {
    const { type, value } = friend;
    const amount = formatValue(value);
    const [qr, art] = await Promise.all([
      imageOf(qrFigure.current!.querySelector('svg')!),
      imageAt(rewardImage(type).src),
    ]);
    const canvas = Object.assign(document.createElement('canvas'), posterSize);
    drawPoster(canvas.getContext('2d')!, {
      mark: brandMark(),
      art,
      value: amount,
      kind: screenText(`reward_${type}`),
      title: t('poster_title', { value: amount }),
      code,
      note: t('qr_text'),
      ad: screenText('share_ad', { age: minimumAge[edition] }),
      qr,
      language: regions.languageTag(locale),
      direction: document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr',
    });
    return pngOf(canvas);
  }

  async function share(): Promise<void> {
    const image = await draw();
    const files = [new File([image], name, { type: image.type })];
    const title = screenText('share_subject', { brand: shell('brand') });
    const outcome = await openShareDialog({ title, files });
    if (outcome === 'failed') notify('negative', t('poster_failed'));
  }

  async function save(): Promise<void> {
    downloadFile(await draw(), name);
  }

  return (
    <Button
      icon={<Icon name={sharesImage ? 'share' : 'download'} />}
      onClick={() =>
        void (sharesImage ? share() : save()).catch(() => notify('negative', t('poster_failed')))
      }
    >
      {t(sharesImage ? 'poster_share' : 'poster_save')}
    </Button>
  );
}
