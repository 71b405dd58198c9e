import type { ComponentProps, ReactElement } from 'react';
import { classes } from '../composition/classes.ts';

export interface AvatarProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Name of the person or asset: the accessible name, and the source of the initials. */
  name: string;
  /** Image. The initials show until it has loaded, and if it does not load. */
  src?: string | undefined;
  /** Width and height in px. @defaultValue `40` */
  size?: 24 | 32 | 40 | 56 | undefined;
}

/** A round picture, or initials. Put `aria-hidden` on it if the name stands beside it. */
export function Avatar({ name, src, size = 40, className, ...native }: AvatarProps): ReactElement {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  // By code point, so that letters outside the Basic Multilingual Plane are not cut.
  const initials = ends.map((word = '') => [...word][0] ?? '').join('');
  return (
    <span
      role="img"
      aria-label={name}
      {...native}
      className={classes('x-avatar', className)}
      data-size={size}
    >
      <span aria-hidden="true">{initials.toLocaleUpperCase()}</span>
      {/* An image without a text alternative shows nothing if it does not load. */}
      {src !== undefined && <img className="x-avatar-image" src={src} alt="" />}
    </span>
  );
}
