/** Common prefix of all paths. */
export const apiPath = '/x-api/task-center/v1';

/**
 * Path of the server-sent events about changes of the caller's data. It is in a separate file, so that a
 * page that only listens to events loads no schema.
 */
export const eventsPath = `${apiPath}/events`;

/**
 * Optional request header of all calls: the id of the user that the call is meant for, `0` for a guest.
 * If the session belongs to someone else, the server refuses the call with the code `otherUser`.
 */
export const userHeader = 'X-User-Id';
