export { Glyph, type GlyphProps } from './glyph.tsx';

// Stroke paths on a grid of 24 px, drawn for this project. Each drawing is a separate export, for tree
// shaking.

export const search = 'M16 16l4.5 4.5M10.5 17.5a7 7 0 1 0 0-14 7 7 0 0 0 0 14z';
export const menu = 'M4 6.5h16M4 12h16M4 17.5h16';
export const globe =
  'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM3.5 12h17M12 3.5c5 4.5 5 12.5 0 17M12 3.5c-5 4.5-5 12.5 0 17';
export const user = 'M12 11.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5c.6-4 3.6-6 7.5-6s6.9 2 7.5 6';
export const chevronDown = 'M6 9.5l6 6 6-6';
export const chevronEnd = 'M9.5 6l6 6-6 6';
export const arrowUp = 'M12 20V4.5M5.5 11L12 4.5 18.5 11';
export const arrowDown = 'M12 4v15.5M5.5 13l6.5 6.5L18.5 13';
export const arrowEnd = 'M4 12h15.5M13 5.5l6.5 6.5-6.5 6.5';
export const close = 'M6 6l12 12M18 6L6 18';
export const check = 'M4.5 12.5l5 5 10-11';
export const clock = 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM12 7v5.5l3.5 2';
export const lock =
  'M6.5 10.5h11a1.5 1.5 0 0 1 1.5 1.5v7a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 19v-7a1.5 1.5 0 0 1 1.5-1.5zM8 10.5V8a4 4 0 0 1 8 0v2.5M12 14.5v2';
export const gift =
  'M3.5 8.5h17v4h-17zM5 12.5v8h14v-8M12 8.5v12M12 8.5c-3 0-5-1-5-3s3.5-2.5 5 3c1.5-5.5 5-5 5-3s-2 3-5 3z';
export const alert = 'M12 4L2.5 20h19zM12 10v5M12 17.5v.1';
export const info = 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM12 11v5.5M12 7.5v.1';
export const wifiOff =
  'M4 4l16 16M2.5 9a14 14 0 0 1 4-2.6M10.5 5c4-.3 8 1.2 11 4M6 13a9 9 0 0 1 4-2.2M15 11.2a9 9 0 0 1 3 1.8M9.5 16.5a4 4 0 0 1 5 0M12 20v.1';
export const location =
  'M12 21s-7-6-7-11.5a7 7 0 0 1 14 0C19 15 12 21 12 21zM12 12a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z';
export const refresh = 'M19.5 12a7.5 7.5 0 1 1-2.2-5.3L19.5 9M19.5 4v5h-5';
export const external = 'M10 5H5v14h14v-5M14 4h6v6M20 4l-9 9';
export const pulse = 'M2.5 12H7l3-7.5 4 15 3-7.5h4.5';
export const percent =
  'M18.5 5.5l-13 13M7.5 9.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM16.5 18.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4z';
export const coupon =
  'M3.5 6.5h17v3.5a2 2 0 0 0 0 4v3.5h-17V14a2 2 0 0 0 0-4zM14.5 6.5v2.5M14.5 11v2M14.5 15v2.5';
export const parachute =
  'M3.5 10.5a8.5 7 0 0 1 17 0zM3.5 10.5l8 9M20.5 10.5l-8 9M9.5 10.5l2 6M14.5 10.5l-2 6M10.5 17h3v4h-3z';
export const trend = 'M3.5 17.5l6-6 4 4 7-8M15 7.5h5.5V13';
export const box = 'M12 3.5l8 4.2v8.6l-8 4.2-8-4.2V7.7zM4 7.7l8 4.3 8-4.3M12 12v8.5';
export const chevronUp = 'M6 14.5l6-6 6 6';
export const chevronStart = 'M14.5 6l-6 6 6 6';
export const arrowStart = 'M20 12H4.5M11 5.5L4.5 12l6.5 6.5';
export const filter = 'M3.5 6h17M6.5 12h11M10 18h4';
export const calendar = 'M4 6h16v14.5H4zM4 10.5h16M8.5 3.5v4M15.5 3.5v4';
export const checkIn = 'M4 6h16v14.5H4zM4 10.5h16M8.5 3.5v4M15.5 3.5v4M8.5 15.5l2.5 2.5 4.5-4.5';
export const trophy =
  'M7.5 3.5h9v6a4.5 4.5 0 0 1-9 0zM7.5 5.5h-4c0 3.5 1.5 5 4.3 5M16.5 5.5h4c0 3.5-1.5 5-4.3 5M12 14v3.5M8 20.5c.3-2 1.7-3 4-3s3.7 1 4 3z';
export const medal =
  'M12 20.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11zM9 10.3L5.5 3.5h5L12 7l1.5-3.5h5L15 10.3M12 13v4';
export const crown = 'M4 18.5L2.5 7.5l5.5 4 4-7 4 7 5.5-4-1.5 11z';
export const star = 'M12 3.5l2.6 5.6 6 .7-4.5 4.1 1.2 6L12 17l-5.3 2.9 1.2-6-4.5-4.1 6-.7z';
export const coins =
  'M9 11.5c3 0 5.5-1.3 5.5-3s-2.5-3-5.5-3-5.5 1.3-5.5 3 2.5 3 5.5 3zM3.5 8.5v4c0 1.7 2.5 3 5.5 3M14.5 8.5V11M15 18.5c3 0 5.5-1.3 5.5-3s-2.5-3-5.5-3-5.5 1.3-5.5 3 2.5 3 5.5 3zM9.5 15.5v3c0 1.7 2.5 3 5.5 3s5.5-1.3 5.5-3v-3';
export const wallet =
  'M4 7.5h14.5A1.5 1.5 0 0 1 20 9v9.5a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18.5zM4 7.5C4 6 4.7 5.4 6 5l9.5-1.5v4M20 11.5h-4.5a2.2 2.2 0 0 0 0 4.5H20';
export const flask =
  'M9.5 3.5v6L4.5 18a1.7 1.7 0 0 0 1.5 2.5h12a1.7 1.7 0 0 0 1.5-2.5l-5-8.5v-6M8 3.5h8M7 14.5h10';
export const rocket =
  'M9.5 14.5c0-5.5 3-9.5 10-10.5-.5 7-4.5 10.5-10 10.5zM10 11H5.5L3.5 14l3.5.7M13 14.2v4.3l-3 2-.8-3.5M15 10.5a1.2 1.2 0 1 0 0-2.4 1.2 1.2 0 0 0 0 2.4zM6 17l-2.5 3.5';
export const shield = 'M12 3l7.5 3v5c0 5-3 8.2-7.5 10-4.5-1.8-7.5-5-7.5-10V6z';
export const key = 'M13 15a5 5 0 1 1-10 0 5 5 0 0 1 10 0zM11.5 11.5L20.5 2.5M16.5 6.5l3.5 3.5';
export const mystery =
  'M5.5 3.5h13a2 2 0 0 1 2 2v13a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2v-13a2 2 0 0 1 2-2zM9.5 9.5a2.5 2.5 0 1 1 3.5 2.3c-.7.3-1 .8-1 1.7M12 16.5v.1';
export const users =
  'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 19.5c.5-3.5 3-5.5 6.5-5.5s6 2 6.5 5.5M15.5 4.8a3.5 3.5 0 0 1 0 6.4M17.5 14.5c2.3.6 3.6 2.3 4 5';
export const copy = 'M8.5 8.5h11v12h-11zM15.5 8.5v-5h-11v12h4';
export const share = 'M12 14.5V3.5M7.5 8L12 3.5 16.5 8M5 12.5v8h14v-8';
export const qr =
  'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2.5v2.5M20 14v2.5M14 20v-1M17 20h3v-1';
export const phone =
  'M7 2.5h10a1.5 1.5 0 0 1 1.5 1.5v16a1.5 1.5 0 0 1-1.5 1.5H7A1.5 1.5 0 0 1 5.5 20V4A1.5 1.5 0 0 1 7 2.5zM10.5 18.5h3';
export const download = 'M12 3.5v11M7.5 10l4.5 4.5 4.5-4.5M4.5 16v4.5h15V16';
export const hourglass =
  'M6 3.5h12M6 20.5h12M7.5 3.5c0 4.5 4.5 5.5 4.5 8.5s-4.5 4-4.5 8.5M16.5 3.5c0 4.5-4.5 5.5-4.5 8.5s4.5 4 4.5 8.5';
export const ban = 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM6 6l12 12';
export const flag = 'M5.5 21V4M5.5 4.5c4.5-2 8 2 13 0v9c-5 2-8.5-2-13 0';
export const circle = 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17z';
export const play = 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM10 8.5v7l5.5-3.5z';
export const checkCircle = 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM8 12.5l3 3 5-6';
export const help =
  'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM9.5 9.5a2.5 2.5 0 1 1 3.5 2.3c-.7.3-1 .8-1 1.7M12 16.5v.1';
export const idCard =
  'M3 5.5h18v13H3zM8.5 11.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM5.5 16c.3-1.7 1.3-2.5 3-2.5s2.7.8 3 2.5M14.5 9.5h4M14.5 13h4';
export const swap = 'M4 8.5h15M15 4.5l4 4-4 4M20 15.5H5M9 11.5l-4 4 4 4';
export const settings =
  'M4 7.5h9M17.5 7.5H20M4 16.5h2.5M11 16.5h9M15.2 9.7a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4zM8.7 18.7a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4z';
export const logOut = 'M13 4H5v16h8M9.5 12h11M16.5 8l4 4-4 4';
export const picture =
  'M3.5 5h17v14h-17zM3.5 16l5-5 4 4 2.5-2.5 5.5 5.5M15.5 10a1.2 1.2 0 1 0 0-2.4 1.2 1.2 0 0 0 0 2.4z';
export const chat = 'M4 4.5h16v12h-9l-4.5 4v-4H4zM8 9h8M8 12.5h5';
