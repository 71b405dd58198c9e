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

/** Named here, so that the types and the API report list them. */
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

/** Every icon there is, for a gallery. */
export const iconNames = Object.keys(drawings) as IconName[];

/** These point along the line of text, so right-to-left pages see them mirrored. */
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
  /** Edge in px. @defaultValue `20` */
  size?: number;
  /** What it says to screen readers; without it the icon is decoration. */
  label?: string;
}

/** An icon in the colour of the text around it. */
export function Icon({ name, size, label }: IconProps): ReactElement {
  return (
    <Glyph path={drawings[name]} mirrored={directional.includes(name)} size={size} label={label} />
  );
}
