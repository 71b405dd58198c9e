import type { ComponentProps, ReactElement } from 'react';
import { classes } from '../composition/classes.ts';

/**
 * Objects on a grid of 48 × 48 px, made for this project: flat shapes in two tones with a
 * highlight, lit from the top left. Each shape is a fill colour and a path. The first colour of
 * each object is visible on the surfaces of both themes.
 */
const drawings = {
  // A box without a lid.
  empty: [
    ['#b7791f', 'M24 24 42 15v20L24 45 6 35V15z'],
    ['#7c4f12', 'M24 24v21L6 35V15z'],
    ['#3f2a0c', 'M24 6 42 15 24 24 6 15z'],
    ['#f3cf8e', 'M6 15 24 24l18-9 4 6-18 9-4-6-4 6-18-9z'],
  ],
  // A page with a warning sign.
  error: [
    ['#64748b', 'M5 10a3 3 0 0 1 3-3h32a3 3 0 0 1 3 3v25a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3z'],
    ['#e2e8f0', 'M8 16h32v19H8z'],
    ['#cbd5e1', 'M9 10h3v3H9zM14 10h3v3h-3zM19 10h3v3h-3z'],
    ['#d9364f', 'M33 20 46 44H20z'],
    ['#ffffff', 'M31.5 28h3v8h-3zM31.5 38h3v3h-3z'],
  ],
  // A cloud with a cross.
  offline: [
    ['#4f8ad0', 'M13 37a10 10 0 0 1-1-20A12 12 0 0 1 35 15a11 11 0 0 1 1 22z'],
    ['#cfe3fb', 'M5 26a7 7 0 0 1 8-6 9 9 0 0 1 9-8 12 12 0 0 0-10 5A10 10 0 0 0 5 26z'],
    ['#d9364f', 'M25 34a10 10 0 1 0 20 0 10 10 0 1 0-20 0z'],
    [
      '#ffffff',
      'm31.5 28.4 3.5 3.5 3.5-3.5 2.1 2.1-3.5 3.5 3.5 3.5-2.1 2.1-3.5-3.5-3.5 3.5-2.1-2.1 3.5-3.5-3.5-3.5z',
    ],
  ],
  // A gear with a spanner.
  maintenance: [
    [
      '#64748b',
      'M17 4h8l1 5 4 2 5-2 5 7-4 4v4l4 4-5 7-5-2-4 2-1 5h-8l-1-5-4-2-5 2-5-7 4-4v-4l-4-4 5-7 5 2 4-2z',
    ],
    ['#cbd5e1', 'M17 4h8l.4 2h-6.4l-1.5 5-5 2.5-4.5-2-3 4.5-2.5-.5 5-7.5 5 2 4-2z'],
    ['#1e293b', 'M14 22a7 7 0 1 0 14 0 7 7 0 1 0-14 0z'],
    ['#f0a92e', 'M26 20a8 8 0 0 1 11 9l8 9a4 4 0 0 1-6 6l-9-8a8 8 0 0 1-9-11l5 5 4-1 1-4z'],
  ],
  // A closed padlock.
  noPermission: [
    ['#64748b', 'M13 22v-7a11 11 0 0 1 22 0v7h-5v-7a6 6 0 0 0-12 0v7z'],
    ['#c98a1b', 'M11 20h26a3 3 0 0 1 3 3v18a3 3 0 0 1-3 3H11a3 3 0 0 1-3-3V23a3 3 0 0 1 3-3z'],
    ['#94600a', 'M24 20h13a3 3 0 0 1 3 3v18a3 3 0 0 1-3 3H24z'],
    ['#ffe2a3', 'M11 23h10v2.5H13.5V33H11z'],
    ['#3f2a0c', 'M20 29a4 4 0 1 1 6 3.5V38h-4v-5.5A4 4 0 0 1 20 29z'],
  ],
  // A globe with a mark of a place.
  regionBlocked: [
    ['#2f7fd6', 'M3 24a19 19 0 1 0 38 0 19 19 0 1 0-38 0z'],
    ['#1b4f91', 'M27 5.4a19 19 0 0 1-10 37 24 24 0 0 0 10-37z'],
    [
      '#9ed0a8',
      'M9 17c2-5 7-8 12-7 3 1 0 4-2 5s0 4-3 4-3 4-6 3-2-3-1-5zM20 25c4-2 10 0 10 4s-5 9-8 9-6-10-2-13z',
    ],
    ['#bcdcff', 'M5 24A17 17 0 0 1 20 7.1v-2A19 19 0 0 0 3 24z'],
    ['#d9364f', 'M36 47s-9-8-9-15a9 9 0 0 1 18 0c0 7-9 15-9 15z'],
    ['#ffffff', 'M31 30h10v4H31z'],
  ],
  // A flag on its pole.
  ended: [
    ['#64748b', 'M10 4h4v41h-4z'],
    ['#2f9e6e', 'M14 6c9-4 15 5 26 1v20c-11 4-17-5-26-1z'],
    ['#1c6b49', 'M27 7.5c4 1.3 8 1.4 13-.5v20c-5 1.9-9 1.8-13 .5z'],
    ['#ffffff', 'm25 21.5-5-4.5 2-2.2 3 2.7 6.5-6.5 2.1 2.1z'],
    ['#cbd5e1', 'M10 4h1.5v41H10z'],
  ],
  // A magnifier.
  notFound: [
    ['#64748b', 'm31 27 13 12a4 4 0 0 1-6 6L26 32z'],
    ['#c98a1b', 'M3 20a17 17 0 1 0 34 0 17 17 0 1 0-34 0z'],
    ['#1e293b', 'M8 20a12 12 0 1 0 24 0 12 12 0 1 0-24 0z'],
    ['#ffe2a3', 'M4.5 20A15.5 15.5 0 0 1 20 4.5V3A17 17 0 0 0 3 20z'],
    [
      '#ffffff',
      'M15 16.5c0-6.5 10-6.5 10 0 0 3.8-3.5 3.8-3.5 6.5h-3c0-4.5 3.5-4.2 3.5-6.5 0-2.5-4-2.5-4 0zM18.5 24.5h3v3h-3z',
    ],
  ],
  // A medal with a tick.
  success: [
    ['#2f9e6e', 'M4 24a20 20 0 1 0 40 0 20 20 0 1 0-40 0z'],
    ['#1c6b49', 'M24 4a20 20 0 0 1 0 40z'],
    ['#bdf0d7', 'M6 24A18 18 0 0 1 24 6V4A20 20 0 0 0 4 24z'],
    ['#ffffff', 'm21 33-8-7.5 3-3.2 5 4.7L32 16l3 3z'],
  ],
} as const;

export type IllustrationName = keyof typeof drawings;

/** Every illustration name, for a gallery. */
export const illustrationNames = Object.keys(drawings) as IllustrationName[];

export interface IllustrationProps extends Omit<ComponentProps<'svg'>, 'name'> {
  name: IllustrationName;
}

/** A decorative drawing, hidden from screen readers. Show equivalent text next to it. */
export function Illustration({ name, className, ...native }: IllustrationProps): ReactElement {
  return (
    <svg
      {...native}
      className={classes('x-illustration', className)}
      width={96}
      height={96}
      viewBox="0 0 48 48"
      aria-hidden="true"
    >
      {drawings[name].map(([fill, path]) => (
        <path key={path} fill={fill} d={path} />
      ))}
    </svg>
  );
}
