/** Folder of the pictures with which the tests of the kit compare its components. */
export const galleryFolder = 'packages/ui/browser/pictures';

/** Pictures of components on the home page. `name` is a file in `galleryFolder`. Width and height in px. */
export const galleryPictures = [
  {
    name: 'button.dark-en.png',
    alt: 'Buttons in ten variants and six sizes, on a dark page',
    width: 1008,
    height: 720,
  },
  {
    name: 'table.light-en.png',
    alt: 'A leaderboard with a marked row and rows that are loading',
    width: 1008,
    height: 538,
  },
  {
    name: 'field.light-en.png',
    alt: 'Text fields with hints, errors and a search',
    width: 1008,
    height: 484,
  },
  {
    name: 'message.dark-ar.png',
    alt: 'Messages in Arabic, from right to left, on a dark page',
    width: 1008,
    height: 296,
  },
] as const;
