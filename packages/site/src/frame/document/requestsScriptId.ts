/** Id of the script element with the first requests in Next's HTML. The build moves its code to a file, and keeps the id. */
export const requestsScriptId = 'first-requests';
