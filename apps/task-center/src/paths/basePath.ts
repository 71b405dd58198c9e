/** First segment of all paths of the task centre, after the locale. */
export const basePath = '/task-center';
