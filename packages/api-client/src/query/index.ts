export { apiQuery, type ApiQuery } from './apiQuery.ts';
export { profileQuery, type ProfileQuery } from './profileQuery.ts';
export { retryTransient } from './retryTransient.ts';
export { clearOnLogout, type QueryCache } from './clearOnLogout.ts';
