/** Common prefix of all paths. */
export const apiPath = '/x-api/task-center/v1';

/**
 * Path of the server-sent events about changes of the caller's data. In a separate file, so that a
 * page that only listens loads no schema.
 */
export const eventsPath = `${apiPath}/events`;
