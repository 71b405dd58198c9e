import type { ReactElement } from 'react';

/**
 * Draws one path of `strokes`. Components import single paths, so a bundle contains only the icons
 * it uses.
 */
export function Glyph({
  path,
  size = 20,
  label,
  mirrored = false,
}: {
  path: string;
  /** Width and height in px. */
  size?: number | undefined;
  /** Accessible name. Decorative if omitted. */
  label?: string | undefined;
  /** Mirrored on right-to-left pages. */
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
