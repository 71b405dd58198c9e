import { lazyLogin } from '@exchange/account/lazy';
import { loadLoginPart } from './loadLoginPart.ts';

/** Login UI of the page. Loads the login window on demand. */
export const LazyLogin = lazyLogin(async (texts) => (await loadLoginPart(texts)).LoginWindow);
