import type { UserProfile } from '@exchange/api-client';

/** What an account needs before most rewards open, from the profile's fields (spec 3). */
export const accountSteps: readonly {
  key: 'account' | 'email' | 'mobile' | 'two_factor';
  isDone(profile: UserProfile): boolean;
}[] = [
  { key: 'account', isDone: () => true },
  { key: 'email', isDone: (profile) => profile.emailVerified },
  { key: 'mobile', isDone: (profile) => profile.mobileVerified },
  { key: 'two_factor', isDone: (profile) => profile.hasGoogle2fa },
];

export function isAccountComplete(profile: UserProfile): boolean {
  return accountSteps.every(({ isDone }) => isDone(profile));
}
