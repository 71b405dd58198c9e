import type { ReactElement } from 'react';
import { Glyph } from './glyph.tsx';
import {
  search,
  menu,
  globe,
  user,
  chevronDown,
  chevronEnd,
  arrowUp,
  arrowDown,
  arrowEnd,
  close,
  check,
  clock,
  lock,
  gift,
  alert,
  info,
  wifiOff,
  location,
  refresh,
  external,
  pulse,
  percent,
  coupon,
  parachute,
  trend,
  box,
  chevronUp,
  chevronStart,
  arrowStart,
  filter,
  calendar,
  checkIn,
  trophy,
  medal,
  crown,
  star,
  coins,
  wallet,
  flask,
  rocket,
  shield,
  mystery,
  users,
  copy,
  share,
  qr,
  phone,
  download,
  hourglass,
  ban,
  flag,
  circle,
  play,
  checkCircle,
  help,
  idCard,
  swap,
  settings,
  logOut,
  picture,
  chat,
} from './strokes.ts';

/** Listed explicitly, so that the types and the API report contain the names. */
const drawings = {
  search,
  menu,
  globe,
  user,
  chevronDown,
  chevronEnd,
  arrowUp,
  arrowDown,
  arrowEnd,
  close,
  check,
  clock,
  lock,
  gift,
  alert,
  info,
  wifiOff,
  location,
  refresh,
  external,
  pulse,
  percent,
  coupon,
  parachute,
  trend,
  box,
  chevronUp,
  chevronStart,
  arrowStart,
  filter,
  calendar,
  checkIn,
  trophy,
  medal,
  crown,
  star,
  coins,
  wallet,
  flask,
  rocket,
  shield,
  mystery,
  users,
  copy,
  share,
  qr,
  phone,
  download,
  hourglass,
  ban,
  flag,
  circle,
  play,
  checkCircle,
  help,
  idCard,
  swap,
  settings,
  logOut,
  picture,
  chat,
};

export type IconName = keyof typeof drawings;

/** Every icon name, for a gallery. */
export const iconNames = Object.keys(drawings) as IconName[];

/** Directional icons, mirrored on right-to-left pages. */
const directional: readonly IconName[] = [
  'chevronStart',
  'chevronEnd',
  'arrowStart',
  'arrowEnd',
  'external',
  'rocket',
  'swap',
  'logOut',
];

export interface IconProps {
  name: IconName;
  /** Width and height in px. @defaultValue `20` */
  size?: number;
  /** Accessible name. Decorative if omitted. */
  label?: string;
}

/** An icon in the current text colour. */
export function Icon({ name, size, label }: IconProps): ReactElement {
  return (
    <Glyph path={drawings[name]} mirrored={directional.includes(name)} size={size} label={label} />
  );
}
