/** Id of the live region for notices about screens. The dock mounts it empty, so that later notices are announced. */
export const screenNoticesId = 'screen-notices';
