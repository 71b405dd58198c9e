/**
 * Order of the folders in `src` of an app. A file may import from its own folder and from folders of earlier rows.
 * Folders of one row don't import each other (docs/architecture.md, "Floors").
 *
 * @type {Record<string, readonly (readonly string[])[]>}
 */
export const floors = {
  '@apps/task-center': [
    ['paths'],
    ['services'],
    ['context'],
    ['data'],
    ['screen'],
    ['rewards'],
    ['tasks'],
    ['campaigns'],
    ['hub', 'market', 'faq', 'invite', 'login', 'search', 'chat', 'notices'],
    ['shell'],
    ['pages'],
  ],
  '@apps/docs': [
    ['styles', 'markdown'],
    ['content', 'search'],
    ['frame'],
    ['explorers', 'kit', 'home'],
    ['app'],
  ],
};
