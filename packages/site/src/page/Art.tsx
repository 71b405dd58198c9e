import type { ReactElement } from 'react';

/** A decorative drawing of a fixed size. Loads when it is near the viewport. */
export function Art({
  image,
  width,
  height = width,
  className = 'art',
}: {
  image: { src: string };
  /** Size in px. */
  width: number;
  height?: number | undefined;
  className?: string | undefined;
}): ReactElement {
  return (
    <img
      className={className}
      src={image.src}
      alt=""
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
    />
  );
}
