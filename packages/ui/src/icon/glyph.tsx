import type { ComponentProps, ReactElement } from 'react';
import { classes } from '../composition/classes.ts';

/**
 * Draws one path of `strokes`. Components import single paths, so a bundle contains only the icons
 * it uses.
 */
export function Glyph({
  path,
  size = 20,
  label,
  mirrored = false,
  className,
  ...native
}: Omit<ComponentProps<'svg'>, 'path'> & {
  path: string;
  /** Width and height in px. */
  size?: number | undefined;
  /** Accessible name. Decorative if omitted. */
  label?: string | undefined;
  /** Mirrored on right-to-left pages. */
  mirrored?: boolean | undefined;
}): ReactElement {
  return (
    <svg
      {...native}
      className={classes('x-icon', mirrored && 'x-icon-directional', className)}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      role={label === undefined ? native.role : 'img'}
      aria-label={label ?? native['aria-label']}
      aria-hidden={
        (label ?? native['aria-label'] ?? native['aria-labelledby']) === undefined || undefined
      }
    >
      <path d={path} />
    </svg>
  );
}
