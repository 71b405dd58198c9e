import { Image } from '@exchange/ui';

export function ImageDemo() {
  return (
    <Image
      src="./picture.png"
      webp="./picture.webp"
      avif="./picture.avif"
      alt="A sunrise over mountains"
      width={240}
      height={135}
      fallback="No picture"
    />
  );
}
