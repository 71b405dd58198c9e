/**
 * What the browser may fetch ahead when somebody is about to follow a link: pages of the task centre,
 * which are files and the same for everybody. Only fetched, so that nothing of them runs or is counted
 * before it is seen. The same text on every page: one hash in the policy allows it.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: { href_matches: ['/task-center{/*}?', '/:locale/task-center{/*}?'] },
      eagerness: 'moderate',
    },
  ],
});
