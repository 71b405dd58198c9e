import { lazyLogin } from '@exchange/account/lazy';

/** Login of a page, which welcomes new users with their first reward. */
export const Login = lazyLogin(async () => (await import('./Welcome.tsx')).Welcome);
