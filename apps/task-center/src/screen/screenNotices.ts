/** Id of the live region for notices of screens. It is in the dock, and mounted before its words. */
export const screenNoticesId = 'screen-notices';
