/**
 * Optional request header of all calls: the id of the user that the call is meant for, `0` for a guest.
 * If the session belongs to someone else, the server refuses the call with the code `otherUser`.
 */
export const userHeader = 'X-User-Id';
