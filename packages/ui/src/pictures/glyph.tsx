import type { ComponentProps, ReactElement } from 'react';
import { classes } from '../composition/classes.ts';

export interface GlyphProps extends Omit<ComponentProps<'svg'>, 'path'> {
  /** SVG path of a drawing, such as `gift`. */
  path: string;
  /** Width and height in px. @defaultValue `20` */
  size?: number | undefined;
  /** Accessible name. Decorative if omitted. */
  label?: string | undefined;
  /** Mirrored on right-to-left pages. @defaultValue `false` */
  mirrored?: boolean | undefined;
}

/**
 * An icon from a single drawing. If you import only the drawings that you use, bundles contain no
 * others. `Icon` contains all of them.
 */
export function Glyph({
  path,
  size = 20,
  label,
  mirrored = false,
  className,
  ...native
}: GlyphProps): ReactElement {
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
