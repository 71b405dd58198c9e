import type { ReactElement } from 'react';

/** Strokes on a grid of 24 px, drawn for this project. */
const strokes = {
  search: 'M16 16l4.5 4.5M10.5 17.5a7 7 0 1 0 0-14 7 7 0 0 0 0 14z',
  menu: 'M4 6.5h16M4 12h16M4 17.5h16',
  globe:
    'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM3.5 12h17M12 3.5c5 4.5 5 12.5 0 17M12 3.5c-5 4.5-5 12.5 0 17',
  user: 'M12 11.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5c.6-4 3.6-6 7.5-6s6.9 2 7.5 6',
  chevronDown: 'M6 9.5l6 6 6-6',
  chevronEnd: 'M9.5 6l6 6-6 6',
  arrowUp: 'M12 20V4.5M5.5 11L12 4.5 18.5 11',
  arrowDown: 'M12 4v15.5M5.5 13l6.5 6.5L18.5 13',
  arrowEnd: 'M4 12h15.5M13 5.5l6.5 6.5-6.5 6.5',
  close: 'M6 6l12 12M18 6L6 18',
  check: 'M4.5 12.5l5 5 10-11',
  clock: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM12 7v5.5l3.5 2',
  lock: 'M6.5 10.5h11a1.5 1.5 0 0 1 1.5 1.5v7a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 19v-7a1.5 1.5 0 0 1 1.5-1.5zM8 10.5V8a4 4 0 0 1 8 0v2.5M12 14.5v2',
  gift: 'M3.5 8.5h17v4h-17zM5 12.5v8h14v-8M12 8.5v12M12 8.5c-3 0-5-1-5-3s3.5-2.5 5 3c1.5-5.5 5-5 5-3s-2 3-5 3z',
  alert: 'M12 4L2.5 20h19zM12 10v5M12 17.5v.1',
  info: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM12 11v5.5M12 7.5v.1',
  wifiOff:
    'M4 4l16 16M2.5 9a14 14 0 0 1 4-2.6M10.5 5c4-.3 8 1.2 11 4M6 13a9 9 0 0 1 4-2.2M15 11.2a9 9 0 0 1 3 1.8M9.5 16.5a4 4 0 0 1 5 0M12 20v.1',
  location:
    'M12 21s-7-6-7-11.5a7 7 0 0 1 14 0C19 15 12 21 12 21zM12 12a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  refresh: 'M19.5 12a7.5 7.5 0 1 1-2.2-5.3L19.5 9M19.5 4v5h-5',
  external: 'M10 5H5v14h14v-5M14 4h6v6M20 4l-9 9',
  pulse: 'M2.5 12H7l3-7.5 4 15 3-7.5h4.5',
  percent:
    'M18.5 5.5l-13 13M7.5 9.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM16.5 18.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
  coupon:
    'M3.5 6.5h17v3.5a2 2 0 0 0 0 4v3.5h-17V14a2 2 0 0 0 0-4zM14.5 6.5v2.5M14.5 11v2M14.5 15v2.5',
  parachute:
    'M3.5 10.5a8.5 7 0 0 1 17 0zM3.5 10.5l8 9M20.5 10.5l-8 9M9.5 10.5l2 6M14.5 10.5l-2 6M10.5 17h3v4h-3z',
  trend: 'M3.5 17.5l6-6 4 4 7-8M15 7.5h5.5V13',
  box: 'M12 3.5l8 4.2v8.6l-8 4.2-8-4.2V7.7zM4 7.7l8 4.3 8-4.3M12 12v8.5',
} as const;

export type IconName = keyof typeof strokes;

/** Every icon there is, for a gallery. */
export const iconNames = Object.keys(strokes) as IconName[];

/** These point along the line of text, so right-to-left pages see them mirrored. */
const directional: readonly IconName[] = ['chevronEnd', 'arrowEnd', 'external'];

export interface IconProps {
  name: IconName;
  /** Edge in px. @defaultValue `20` */
  size?: number;
  /** What it says to screen readers; without it the icon is decoration. */
  label?: string;
}

/** An icon in the colour of the text around it. */
export function Icon({ name, size = 20, label }: IconProps): ReactElement {
  return (
    <svg
      className={directional.includes(name) ? 'x-icon x-icon-directional' : 'x-icon'}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined || undefined}
    >
      <path d={strokes[name]} />
    </svg>
  );
}
