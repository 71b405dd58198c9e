'use client';

import { useState, type ImgHTMLAttributes, type ReactElement, type ReactNode } from 'react';
import { Glyph } from './glyph.tsx';
import { picture } from './strokes.ts';

export interface ImageProps extends Omit<
  ImgHTMLAttributes<HTMLImageElement>,
  'src' | 'alt' | 'width' | 'height' | 'children'
> {
  /** In a format that every browser draws. */
  src: string;
  /** What it shows, for those who do not see it; empty for decoration. */
  alt: string;
  /** Own size in px. Both are needed: the browser keeps the room free while it loads. */
  width: number;
  height: number;
  /** The same picture in newer formats; the browser takes the first one that it draws. */
  avif?: string;
  webp?: string;
  /** Drawn in its place, in the same room, if no format can be loaded. */
  fallback?: ReactNode;
}

/**
 * A picture in the best format that the browser draws. Native `<picture>`: chosen while the HTML is
 * read, before any script. A newer format that cannot be loaded gives way to `src`, and `src` to
 * `fallback`. It loads when it comes near the screen, unless told otherwise.
 */
export function Image({
  src,
  alt,
  width,
  height,
  avif,
  webp,
  fallback,
  className,
  onError,
  ...native
}: ImageProps): ReactElement {
  // Of which address what failed: another address gets a try of its own.
  const [failed, setFailed] = useState({ src, formats: false, all: false });
  const now = failed.src === src ? failed : { src, formats: false, all: false };
  const sources = [
    { type: 'image/avif', address: avif },
    { type: 'image/webp', address: webp },
  ].filter(({ address }) => address !== undefined && !now.formats);
  const look = className === undefined ? 'x-image' : `x-image ${className}`;
  const giveWay = () => setFailed({ src, formats: true, all: sources.length === 0 });

  if (now.all) {
    return (
      <span
        className={`${look} x-image-failed`}
        role={alt === '' ? undefined : 'img'}
        aria-label={alt === '' ? undefined : alt}
      >
        {/* Takes the room that the picture would have taken. */}
        <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" />
        <span className="x-image-fallback">{fallback ?? <Glyph path={picture} size={24} />}</span>
      </span>
    );
  }
  return (
    <picture className="x-picture">
      {sources.map(({ type, address }) => (
        <source key={type} type={type} srcSet={address} />
      ))}
      <img
        loading="lazy"
        decoding="async"
        {...native}
        // A new element for every try: one that failed does not always try again.
        key={`${src} ${sources.length}`}
        // In a static page it may have failed before there was a listener.
        ref={(image) => {
          if (image?.complete && image.naturalWidth === 0 && image.currentSrc !== '') giveWay();
        }}
        className={look}
        src={src}
        alt={alt}
        width={width}
        height={height}
        onError={(event) => {
          giveWay();
          if (sources.length === 0) onError?.(event);
        }}
      />
    </picture>
  );
}
