'use client';

export { createProfileStore, type ProfileStore } from './profileStore.ts';
export { ProfileProvider, type ProfileView, useProfile } from './useProfile.ts';
