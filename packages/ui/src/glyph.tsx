import type { ReactElement } from 'react';

/** Draws one of `strokes`. The kit's own components use it, so that they ship no icon but theirs. */
export function Glyph({
  path,
  size = 20,
  label,
  mirrored = false,
}: {
  path: string;
  /** Edge in px. */
  size?: number | undefined;
  /** What it says to screen readers; without it it is decoration. */
  label?: string | undefined;
  /** Points along the line of text, so right-to-left pages see it the other way round. */
  mirrored?: boolean;
}): ReactElement {
  return (
    <svg
      className={mirrored ? 'x-icon x-icon-directional' : 'x-icon'}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined || undefined}
    >
      <path d={path} />
    </svg>
  );
}
