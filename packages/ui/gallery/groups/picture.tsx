import type { ReactElement } from 'react';
import { Image } from '../../src/pictures/image.tsx';
import { QrCode } from '../../src/pictures/qrCode.tsx';
import { Row, type Group } from '../group.tsx';
import type { Words } from '../words.ts';

export const picture: Group = { id: 'picture', title: 'Image, QrCode', Content };

/** Data URL with invalid image data, which fails to load without a request or a console message. */
const broken = 'data:image/png;base64,AAAA';

function Content({ text }: { text: Words }): ReactElement {
  const size = { width: 240, height: 135, loading: 'eager' } as const;
  return (
    <Row>
      <Image
        {...size}
        src="./picture.png"
        webp="./picture.webp"
        avif="./picture.avif"
        alt={text.summer}
      />
      <Image {...size} src="./picture.png" avif="data:image/avif;base64,AAAA" alt={text.earn} />
      <Image {...size} src={broken} alt={text.campaigns} fallback={text.noPicture} />
      <Image {...size} width={64} height={64} src={broken} alt={text.rewards} />
      <QrCode value="https://brand.com/task-center/invite?code=AB12CD" label={text.qr} />
    </Row>
  );
}
