import type { ComponentProps, ReactElement } from 'react';
import { classes } from '../composition/classes.ts';

/**
 * Drawings on a grid of 96 × 72 px, made for this project. The background is a disc in a shade of
 * `tone`. `lines` are paths in a neutral colour, and `accent` is a path in the colour of `tone`.
 */
const drawings = {
  empty: {
    tone: 'brand',
    lines: 'M20 34l8-18h40l8 18v24H20zM20 34h17c0 6 5 10 11 10s11-4 11-10h17',
    accent: 'M48 6v-4M32 9l-2-3M64 9l2-3',
  },
  error: {
    tone: 'negative',
    lines: 'M16 12h64v46H16zM16 22h64M22 17h.1M27 17h.1M32 17h.1',
    accent: 'M48 29v12M48 48v.1',
  },
  offline: {
    tone: 'negative',
    lines:
      'M2 40h20c8 0 8-12 16-12h4v24h-4c-8 0-8-12-16-12M94 40H74c-8 0-8-12-16-12h-4v4M54 48v4h4c8 0 8-12 16-12M42 34h6M42 46h6',
    accent: 'M48 20V8M36 22l-6-9M60 22l6-9',
  },
  maintenance: {
    tone: 'info',
    lines: 'M16 12h64v46H16zM16 22h64M22 17h.1M27 17h.1M32 17h.1',
    accent:
      'M48 46a6 6 0 1 0 0-12 6 6 0 0 0 0 12zM48 34v-5M48 46v5M42 40h-5M54 40h5M44 36l-4-4M52 44l4 4M44 44l-4 4M52 36l4-4',
  },
  noPermission: {
    tone: 'info',
    lines:
      'M34 32h28a4 4 0 0 1 4 4v22a4 4 0 0 1-4 4H34a4 4 0 0 1-4-4V36a4 4 0 0 1 4-4zM36 32V22a12 12 0 0 1 24 0v10',
    accent: 'M48 48a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM48 48v6',
  },
  regionBlocked: {
    tone: 'info',
    lines:
      'M42 62a26 26 0 1 0 0-52 26 26 0 0 0 0 52zM16 36h52M42 62c16-14 16-38 0-52M42 10c-16 14-16 38 0 52',
    accent: 'M72 66s-12-9-12-18a12 12 0 0 1 24 0c0 9-12 18-12 18zM67 48h10',
  },
  ended: {
    tone: 'neutral',
    lines: 'M30 66V8M30 12c14-7 26 7 40 0v28c-14 7-26-7-40 0M22 66h16',
    accent: 'M44 26l5 5 9-10',
  },
  notFound: {
    tone: 'brand',
    lines: 'M42 54a22 22 0 1 0 0-44 22 22 0 0 0 0 44zM58 48l18 16',
    accent: 'M37 27a5 5 0 1 1 7 4.6c-1.4.6-2 1.6-2 3.4M42 41v.1',
  },
  success: {
    tone: 'positive',
    lines: 'M48 62a26 26 0 1 0 0-52 26 26 0 0 0 0 52z',
    accent: 'M36 37l9 9 16-19',
  },
} as const;

export type IllustrationName = keyof typeof drawings;

/** Every illustration name, for a gallery. */
export const illustrationNames = Object.keys(drawings) as IllustrationName[];

export interface IllustrationProps extends Omit<ComponentProps<'svg'>, 'name'> {
  name: IllustrationName;
}

/** A decorative drawing, hidden from screen readers. Show equivalent text next to it. */
export function Illustration({ name, className, ...native }: IllustrationProps): ReactElement {
  const { tone, lines, accent } = drawings[name];
  return (
    <svg
      {...native}
      className={classes('x-illustration', className)}
      data-tone={tone}
      width={96}
      height={72}
      viewBox="0 0 96 72"
      aria-hidden="true"
    >
      <circle className="x-illustration-ground" cx={48} cy={36} r={36} />
      <path d={lines} />
      <path className="x-illustration-accent" d={accent} />
    </svg>
  );
}
