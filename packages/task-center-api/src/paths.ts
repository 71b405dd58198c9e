/** What every path begins with. */
export const apiPath = '/x-api/task-center/v1';

/**
 * Where the changes of the caller's own things arrive, as server-sent events. In a file of its own, so
 * that a page that only listens loads no schema.
 */
export const eventsPath = `${apiPath}/events`;
