/**
 * Order of the folders in the `src` of an app or package. A file may import from its own folder and from folders in earlier
 * rows, but not from other folders in its row (docs/architecture.md, "Floors").
 *
 * @type {Record<string, readonly (readonly string[])[]>}
 */
export const floors = {
  '@apps/task-center': [
    ['services'],
    ['data'],
    ['screen'],
    ['rewards'],
    ['tasks'],
    ['campaigns'],
    ['hub', 'points', 'faq', 'invite', 'search', 'notices'],
    ['shell'],
    ['pages'],
  ],
  '@exchange/site': [['exchange'], ['services'], ['page'], ['frame'], ['build']],
  '@apps/docs': [
    ['styles', 'markdown', 'preview', 'site'],
    ['content', 'search'],
    ['frame'],
    ['explorers', 'kit'],
    ['app'],
  ],
};
