/** Common prefix of all paths. */
export const apiPath = '/x-api/task-center/v1';

/**
 * Path of the server-sent events about changes of the caller's data. It is in a separate file, so that a
 * page that only listens to events loads no schema.
 */
export const eventsPath = `${apiPath}/events`;

/**
 * Optional request header of all calls: the id of the user that the call is meant for, `0` for a
 * guest. The server refuses a call whose session belongs to someone else with `otherUser`.
 */
export const userHeader = 'X-User-Id';
