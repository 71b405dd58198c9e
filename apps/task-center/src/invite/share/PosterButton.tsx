import { usePage, useTexts } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import { useNotify } from '@exchange/site/page/toasts';
import { inviteOffer } from '@exchange/task-center-api';
import { Button, Icon } from '@exchange/ui';
import { useState, type ReactElement, type RefObject } from 'react';
import { regions } from '@exchange/site/regions';
import { drawPoster, posterSize } from './drawPoster.ts';
import { canShareImage, openShareDialog } from './shareDialog.ts';

/**
 * Draws a poster of the invitation in the visitor's language. Shares it as an image, or saves it where
 * the browser cannot share images.
 */
export function PosterButton({
  code,
  scan,
}: {
  code: string;
  /** Element that contains the QR code. */
  scan: RefObject<HTMLElement | null>;
}): ReactElement {
  const t = useTexts('invite');
  const shared = useTexts('screen');
  const shell = useTexts('shell');
  const { locale } = usePage();
  const { formatValue } = useValueFormat();
  const notify = useNotify();
  const [sharesImage] = useState(canShareImage);
  const name = `invite-${code}.png`;

  async function draw(): Promise<HTMLCanvasElement> {
    const { type, value } = inviteOffer.friend;
    const reward = `${formatValue(value)} (${shared(`reward_${type}`)})`;
    const qr = await imageOf(scan.current!.querySelector('svg')!);
    const canvas = Object.assign(document.createElement('canvas'), posterSize);
    drawPoster(canvas.getContext('2d')!, {
      title: t('poster_title', { value: reward }),
      code,
      note: t('qr_text'),
      qr,
      language: regions.languageTag(locale),
      direction: document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr',
    });
    return canvas;
  }

  async function share(): Promise<void> {
    const image = await pngOf(await draw());
    const files = [new File([image], name, { type: image.type })];
    const title = t('share_subject', { brand: shell('brand') });
    const outcome = await openShareDialog({ title, files });
    if (outcome === 'failed') notify('negative', t('poster_failed'));
  }

  async function save(): Promise<void> {
    const canvas = await draw();
    const link = document.createElement('a');
    link.href = canvas.toDataURL('image/png');
    link.download = name;
    link.click();
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

/** Returns a canvas as a PNG file. Rejects if the browser cannot encode it. */
function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) =>
        blob
          ? resolve(blob)
          : reject(new Error('The browser could not encode the poster as a PNG image.')),
      'image/png',
    );
  });
}

/** Returns a drawing as an image. Rejects if the browser cannot decode it. */
async function imageOf(svg: SVGElement): Promise<HTMLImageElement> {
  const copy = svg.cloneNode(true) as SVGElement;
  // An image does not inherit the colours of the page.
  for (const [index, path] of [...copy.querySelectorAll('rect, path')].entries()) {
    const own = svg.querySelectorAll('rect, path')[index]!;
    path.setAttribute('fill', getComputedStyle(own).fill);
  }
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await image.decode();
  return image;
}
