'use client';

import {
  useEffect,
  useRef,
  useState,
  type ComponentProps,
  type ReactElement,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react';
import { classes } from '../composition/classes.ts';
import { useForwardedRef } from '../composition/useForwardedRef.ts';
import { Glyph } from './glyph.tsx';
import { picture } from './icons.ts';

export interface ImageProps extends Omit<
  ComponentProps<'img'>,
  'src' | 'alt' | 'width' | 'height' | 'children' | 'ref'
> {
  /** URL of the image in a format that every browser supports. */
  src: string;
  /** Text alternative. Empty for a decorative image. */
  alt: string;
  /** Intrinsic size in px. Both are required, so the browser can reserve the space. */
  width: number;
  height: number;
  /** The same image in newer formats. The browser picks the first one it supports. */
  avif?: string | undefined;
  webp?: string | undefined;
  /** Rendered in the same space if no format can be loaded. */
  fallback?: ReactNode;
  /** Gets the image, or the element around `fallback`. */
  ref?: Ref<HTMLElement> | undefined;
}

/**
 * An image in the best format that the browser supports. Built on native `<picture>`, so the format
 * is chosen before any script runs. If a newer format fails to load, `src` is tried, then
 * `fallback` is shown. Loads lazily unless `loading` is set.
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
  ref,
  crossOrigin,
  decoding = 'async',
  fetchPriority,
  loading = 'lazy',
  referrerPolicy,
  sizes,
  srcSet,
  useMap,
  ...native
}: ImageProps): ReactElement {
  const { image, sources, hasFailed, tryNext, key } = useAttempt({ src, avif, webp });
  useForwardedRef(ref, image, hasFailed || key);
  if (hasFailed) {
    return (
      <span
        role={alt === '' ? undefined : 'img'}
        aria-label={alt === '' ? undefined : alt}
        {...native}
        ref={image}
        className={classes('x-image', className, 'x-image-failed')}
      >
        {/* An empty SVG with the size of the image, to reserve its space. */}
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
        {...native}
        crossOrigin={crossOrigin}
        decoding={decoding}
        fetchPriority={fetchPriority}
        loading={loading}
        referrerPolicy={referrerPolicy}
        sizes={sizes}
        srcSet={srcSet}
        useMap={useMap}
        // A new element for each attempt, because browsers do not always retry in an element that failed.
        key={key}
        ref={image}
        className={classes('x-image', className)}
        src={src}
        alt={alt}
        width={width}
        height={height}
        onError={(event) => {
          tryNext();
          if (sources.length === 0) onError?.(event);
        }}
      />
    </picture>
  );
}

interface Attempt {
  /** Ref of the `<img>`. */
  image: RefObject<HTMLImageElement | null>;
  /** Newer formats, from which the browser picks. Empty after a failure: only `src` is then tried. */
  sources: readonly { type: string; address: string | undefined }[];
  /** Whether `src` has failed, too. */
  hasFailed: boolean;
  tryNext: () => void;
  /** Identifies the attempt. */
  key: string;
}

/** Returns which formats of an image to load. */
function useAttempt({ src, avif, webp }: Pick<ImageProps, 'src' | 'avif' | 'webp'>): Attempt {
  const image = useRef<HTMLImageElement>(null);
  // Stored with `src`, so that a new `src` is tried in all formats again.
  const [failed, setFailed] = useState<{ src: string; hasAllFailed: boolean }>();
  const failure = failed?.src === src ? failed : undefined;
  const newerFormats = [
    { type: 'image/avif', address: avif },
    { type: 'image/webp', address: webp },
  ];
  const sources = failure ? [] : newerFormats.filter(({ address }) => address !== undefined);
  const tryNext = () => setFailed({ src, hasAllFailed: sources.length === 0 });

  // Check on mount, because an image in static HTML may have failed before hydration attached the
  // listener.
  useEffect(() => {
    const element: Partial<HTMLImageElement> = image.current ?? {};
    const { complete, naturalWidth, currentSrc } = element;
    if (complete && naturalWidth === 0 && currentSrc !== '') tryNext();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once per attempt
  }, [src, sources.length]);

  return {
    image,
    sources,
    hasFailed: failure?.hasAllFailed ?? false,
    tryNext,
    key: `${src} ${sources.length}`,
  };
}
