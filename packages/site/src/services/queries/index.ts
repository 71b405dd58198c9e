export { forgetOtherUsers, publicKey, userKey } from './queryKeys.ts';
