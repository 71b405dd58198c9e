import type { ComponentProps, ReactElement } from 'react';
import { classes } from '../composition/classes.ts';

export interface AvatarProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Name of the person or asset. Used as the accessible name and for the initials. */
  name: string;
  /** URL of the image. The initials are shown until it has loaded, and if it fails. */
  src?: string | undefined;
  /** Width and height in px. @defaultValue `40` */
  size?: 24 | 32 | 40 | 56 | undefined;
}

/** A round image, or initials. Set `aria-hidden` if the name is shown next to it. */
export function Avatar({ name, src, size = 40, className, ...native }: AvatarProps): ReactElement {
  const words = name.trim().split(/\s/);
  const ends = words.filter((_, index) => index === 0 || index === words.length - 1);
  // Split by code point, so that letters outside the Basic Multilingual Plane are not cut.
  const initials = ends.map((word) => [...word][0] ?? '').join('');
  return (
    <span
      role="img"
      aria-label={name}
      {...native}
      className={classes('x-avatar', className)}
      data-size={size}
    >
      <span aria-hidden="true">{initials.toLocaleUpperCase()}</span>
      {/* With an empty `alt`, the browser shows nothing if the image fails, so the initials stay visible. */}
      {src !== undefined && <img className="x-avatar-image" src={src} alt="" />}
    </span>
  );
}
